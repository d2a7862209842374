"""Trains the network of the bots on a GPU, on the positions that `baston lab train --positions FOLDER` wrote.

    python3 train.py FOLDER WEIGHTS [--seed N] [--epochs N] [--vector-decay X] [--start WEIGHTS --rate X]

writes the weights in single precision, in the order that packages/bots/src/network.ts says;
`baston lab train --weights WEIGHTS` packs and judges them. The same training in TypeScript: src/training/trainer.ts.
"""
import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=Path)
parser.add_argument("weights", type=Path)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--epochs", type=int)
parser.add_argument("--vector-decay", type=float)
parser.add_argument("--start", type=Path, help="train on from these weights")
parser.add_argument("--rate", type=float, help="the learning rate")
parser.add_argument("--judge", type=Path, help="print the loss of these weights and train nothing")
arguments = parser.parse_args()

device = "cuda" if torch.cuda.is_available() else "cpu"
about = json.loads((arguments.folder / "layout.json").read_text())
OWN, BASE, SEATS = about["own"], about["base"], about["mostSeats"]
ROWS, PRINTED = about["rows"], about["printed"]
VECTOR, BASE_UNITS, SEAT_UNITS, LAST_UNITS = about["units"]
HANDS = about["mostBases"] * (SEATS + 1)
FACTIONS = HANDS + SEATS
settings = about["training"]
epochs = arguments.epochs or settings["epochs"]
learning_rate = arguments.rate or settings["learningRate"]
vector_decay = settings["vectorDecay"] if arguments.vector_decay is None else arguments.vector_decay


class Positions:
    """All positions of games with the same number of players, those of a game one after the other."""

    def __init__(self, layout):
        self.seats, self.bases, self.cards = layout["seats"], layout["bases"], layout["cards"]
        records = np.fromfile(arguments.folder / f"positions.{self.seats}", dtype=np.int16).reshape(-1, layout["length"])
        self.records = torch.from_numpy(records).to(device)
        head = self.records[:, :5].long()
        self.winner, self.left = head[:, 0], head[:, 1]
        held_out = head[:, 4] == 1
        self.validation = held_out.nonzero().squeeze(1)
        self.training = (~held_out).nonzero().squeeze(1)
        self.target = torch.nn.functional.one_hot(self.winner, self.seats).float()

    def inputs(self, index):
        """Features of the seats and of the bases, which bases there are, and the cards with their places."""
        records = self.records[index]
        head, seats, bases = about["head"], self.seats, self.bases
        width = OWN + bases * BASE
        features = records[:, head : head + seats * width].float().view(-1, seats, width) / about["unit"]
        shown = torch.arange(bases, device=device)[None] < records[:, 2:3]
        pairs = records[:, head + seats * width :].long().view(-1, self.cards, 2)
        places, rows = pairs[..., 0], pairs[..., 1]
        unused = torch.arange(self.cards, device=device)[None] >= records[:, 3:4]
        places = places.masked_fill(unused, about["places"])  # a place of their own, which nobody reads
        return features[..., :OWN], features[..., OWN:].reshape(-1, seats, bases, BASE), shown, places, rows


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()

        def matrix(units, size):
            return torch.nn.Parameter((torch.rand(units, size) * 2 - 1) * math.sqrt(3 / size))

        def bias(units):
            return torch.nn.Parameter(torch.zeros(units))

        self.vectors = torch.nn.Parameter((torch.rand(ROWS, VECTOR) * 2 - 1) * 0.15)
        self.of_printed = torch.nn.Parameter((torch.rand(PRINTED, VECTOR) * 2 - 1) * 0.15)
        # Weights that read vectors of cards are kept apart, since they decay faster.
        self.base, self.base_vectors, self.base_bias = matrix(BASE_UNITS, BASE), matrix(BASE_UNITS, 3 * VECTOR), bias(BASE_UNITS)
        self.seat, self.seat_vectors, self.seat_bias = matrix(SEAT_UNITS, BASE_UNITS + OWN), matrix(SEAT_UNITS, 3 * VECTOR), bias(SEAT_UNITS)
        self.last, self.last_bias = matrix(LAST_UNITS, SEAT_UNITS), bias(LAST_UNITS)
        self.output = matrix(1, LAST_UNITS)
        self.register_buffer("printed", torch.tensor(about["printedRows"], dtype=torch.float32).view(ROWS, PRINTED))

    def forward(self, positions, index):
        own, bases, shown, places, rows = positions.inputs(index)
        count, seats, most = len(own), positions.seats, positions.bases
        vectors = self.vectors + self.printed @ self.of_printed
        sums = torch.zeros(count, about["places"] + 1, VECTOR, device=device)
        sums = sums.scatter_add(1, places[..., None].expand(-1, -1, VECTOR), torch.nn.functional.embedding(rows, vectors))
        on_bases = sums[:, : most * (SEATS + 1)].view(count, most, SEATS + 1, VECTOR)
        nobodys = on_bases[:, :, 0][:, None].expand(-1, seats, -1, -1)
        mine = on_bases[:, :, 1 : seats + 1].transpose(1, 2)
        theirs = mine.sum(1, keepdim=True) - mine
        cards = torch.cat([nobodys, mine, theirs], -1)
        here = torch.relu(bases @ self.base.T + cards @ self.base_vectors.T + self.base_bias) * shown[:, None, :, None]
        hands = sums[:, HANDS : HANDS + seats]
        factions = sums[:, FACTIONS : FACTIONS + seats]
        others = factions.sum(1, keepdim=True) - factions
        cards = torch.cat([hands, factions, others], -1)
        features = torch.cat([here.sum(2), own], -1)
        seat = torch.relu(features @ self.seat.T + cards @ self.seat_vectors.T + self.seat_bias)
        last = torch.relu(seat @ self.last.T + self.last_bias)
        return (last @ self.output.T).squeeze(-1)

    def parts(self):
        """All weights in the order of network.ts: the weights of a unit, then its bias."""
        yield self.vectors
        yield self.of_printed
        yield torch.cat([self.base, self.base_vectors, self.base_bias[:, None]], 1)
        yield torch.cat([self.seat, self.seat_vectors, self.seat_bias[:, None]], 1)
        yield torch.cat([self.last, self.last_bias[:, None]], 1)
        yield self.output

    def flat(self):
        return torch.cat([part.detach().reshape(-1) for part in self.parts()]).float().cpu().numpy()

    def load(self, flat):
        flat = torch.from_numpy(flat).to(device)
        at = 0

        def take(units, size):
            nonlocal at
            part = flat[at : at + units * size].view(units, size)
            at += units * size
            return part

        with torch.no_grad():
            self.vectors.copy_(take(ROWS, VECTOR))
            self.of_printed.copy_(take(PRINTED, VECTOR))
            for names, units, sizes in (
                (("base", "base_vectors", "base_bias"), BASE_UNITS, (BASE, 3 * VECTOR)),
                (("seat", "seat_vectors", "seat_bias"), SEAT_UNITS, (BASE_UNITS + OWN, 3 * VECTOR)),
                (("last", "last_bias"), LAST_UNITS, (SEAT_UNITS,)),
            ):
                part = take(units, sum(sizes) + 1)
                for name, values in zip(names, part.split([*sizes, 1], 1)):
                    getattr(self, name).copy_(values.squeeze(1) if name.endswith("bias") else values)
            self.output.copy_(take(1, LAST_UNITS))


def predict(net, positions, index):
    with torch.no_grad():
        return torch.cat([torch.softmax(net(positions, part), -1) for part in index.split(32768)])


def loss_of(net, groups):
    """The mean log loss on the positions that were held out."""
    loss, count = 0.0, 0
    for positions in groups:
        chances = predict(net, positions, positions.validation)
        winners = positions.winner[positions.validation]
        loss -= chances.gather(1, winners[:, None]).clamp_min(1e-9).log().double().sum().item()
        count += len(winners)
    return loss / count


def update_targets(net, positions):
    """Mixes the estimate one turn later into the targets: it knows less than the result, but has less variance."""
    chances = torch.zeros_like(positions.target)
    chances[positions.training] = predict(net, positions, positions.training)
    weight = settings["lambda"]
    left = positions.left[positions.training]
    for turns in range(2, int(left.max().item()) + 1):
        now = positions.training[left == turns]
        positions.target[now] = weight * positions.target[now + 1] + (1 - weight) * chances[now + 1]


def main():
    begun = time.time()
    torch.manual_seed(arguments.seed)
    groups = [Positions(layout) for layout in about["files"]]
    net = Net().to(device)
    if arguments.judge:
        net.load(np.fromfile(arguments.judge, dtype=np.float32))
        print(json.dumps({"loss": round(loss_of(net, groups), 6)}))
        return
    if arguments.start:
        net.load(np.fromfile(arguments.start, dtype=np.float32))
    fast = [net.vectors, net.base_vectors, net.seat_vectors]
    slow = [p for p in net.parameters() if all(p is not q for q in fast)]
    optimizer = torch.optim.AdamW(
        [{"params": fast, "weight_decay": vector_decay}, {"params": slow, "weight_decay": settings["weightDecay"]}],
        lr=learning_rate,
    )
    batch = settings["batch"]
    steps = epochs * sum(math.ceil(len(positions.training) / batch) for positions in groups)
    step, lowest, best, losses = 0, math.inf, net.flat(), []
    for epoch in range(epochs):
        batches = []
        for positions in groups:
            if epoch > 0:
                update_targets(net, positions)
            order = positions.training[torch.randperm(len(positions.training), device=device)]
            batches += [(positions, part) for part in order.split(batch)]
        for i in torch.randperm(len(batches)).tolist():
            positions, index = batches[i]
            rate = learning_rate * 0.5 * (1 + math.cos(math.pi * step / steps)) * min(1, (step + 1) / settings["warmUp"])
            for group in optimizer.param_groups:
                group["lr"] = rate
            scores = torch.log_softmax(net(positions, index), -1)
            loss = -(positions.target[index] * scores).sum(-1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            step += 1
        losses.append(round(loss_of(net, groups), 4))
        if losses[-1] < lowest:
            lowest, best = losses[-1], net.flat()
    best.tofile(arguments.weights)
    positions = sum(len(one.records) for one in groups)
    print(json.dumps({"positions": positions, "losses": losses, "seconds": round(time.time() - begun, 1), "device": device}))


main()
