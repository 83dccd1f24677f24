"""The lexicographic optimum of rows with piecewise-linear costs, in whole numbers, with its proof.

A row is (below, above, constant, [(variable, coefficient), ...]): its activity is a·x + constant, and
it costs its size at the priority `below` when negative, at `above` when positive; 0 costs nothing.

`optimum` finds a vertex with a simplex on a fraction-free tableau. `proof` believes nothing of that: from
the rows as given, in rational arithmetic, it checks that multipliers y by row and level satisfy

    Σ y_i a_i = 0 at each level,   −L_i ≤ y_i ≤ R_i lexicographically,   y_i = R_i where a_i·x + c_i > 0
                                                                        y_i = −L_i where it is < 0

(L and R: one at the row's level below and above, zero elsewhere). Then for any other x' the cost vector
is lexicographically at least Σ y_i (a_i·x' + c_i) = Σ y_i c_i, which is the cost of x: no x' is better.
"""
from fractions import Fraction
import random


def optimum(variables, rows):
    """[(priority, exact cost, sensitivity)] by falling priority; see `proof`."""
    levels = sorted({p for row in rows for p in row[:2] if p}, reverse=True)
    slopes = [tuple([int(p == level) for level in levels] for p in row[:2]) for row in rows]
    tableau = Tableau(variables, rows, slopes, len(levels))
    while tableau.step():
        pass
    x, y = tableau.answer()
    costs, sensitivities = proof(variables, rows, slopes, x, y)
    return list(zip(levels, costs, sensitivities))


def proof(variables, rows, slopes, x, y):
    """Costs and sensitivities by level of a vertex that is proved; an assertion fails otherwise.

    A level's sensitivity says how far its cost moves when every row that must be zero is missed by its
    own scale (its largest coefficient): the cost of any x' is Σ y_i s'_i plus Σ f_i(s'_i) − y_i s'_i, and
    the second sum has terms only for rows with y_i strictly between its bounds (and for rows which x'
    brought to the other side), each at most (|y_i| + slope) · |s'_i|. A row with y_i on a bound may
    move to that side at no cost: it counts nothing.
    """
    count = len(slopes[0][0])
    costs, sensitivities = [Fraction(0)] * count, [Fraction(0)] * count
    balance = [[Fraction(0)] * variables for _ in range(count)]
    for (_, _, constant, terms), (low, high), dual in zip(rows, slopes, y):
        activity = Fraction(constant) + sum(Fraction(c) * x[v] for v, c in terms)
        assert [-l for l in low] <= dual <= high
        assert activity <= 0 or dual == high
        assert activity >= 0 or dual == [-l for l in low]
        inside = [-l for l in low] < dual < high
        scale = Fraction(max((abs(c) for _, c in terms), default=0))
        for level in range(count):
            costs[level] += max(activity * high[level], -activity * low[level])
            if inside:
                sensitivities[level] += (abs(dual[level]) + max(low[level], high[level])) * scale
            if dual[level]:
                for v, c in terms:
                    balance[level][v] += dual[level] * Fraction(c)
    assert not any(map(any, balance))
    return costs, sensitivities


class Tableau:
    """Activities of all rows as functions of those of the tight ones, in whole numbers over one denominator.

    A tight member is a row or, before any row took its place, a variable that stays at zero (numbers from
    `len(rows)` on). Division by the denominator before is exact in every pivot (Edmonds, Bareiss).
    """

    def __init__(self, variables, rows, slopes, levels):
        self.variables, self.rows, self.slopes, self.levels = variables, len(rows), slopes, levels
        numbers = [Fraction(x) for row in rows for x in (row[2], *(c for _, c in row[3]))]
        common = max((number.denominator for number in numbers), default=1)  # doubles: powers of two
        self.table = []
        for _, _, constant, terms in rows:
            line = [0] * variables + [int(Fraction(constant) * common)]
            for v, c in terms:
                line[v] += int(Fraction(c) * common)
            self.table.append(line)
        self.table += [[int(v == w) for w in range(variables)] + [0] for v in range(variables)]
        self.denominator, self.common = 1, common
        self.tight = [len(rows) + v for v in range(variables)]
        self.side = [1 if line[-1] >= 0 else -1 for line in self.table]
        self.choose = random.Random(1)

    def dual(self, row):
        """Multiplier of a row that is not tight, by level."""
        low, high = self.slopes[row]
        return high if self.side[row] > 0 else [-l for l in low]

    def multipliers(self):
        """By position of the tight members, then level, times the denominator."""
        tight = set(self.tight)
        sums = [[0] * self.levels for _ in self.tight]
        for row in range(self.rows):
            if row in tight:
                continue
            for level, y in enumerate(self.dual(row)):
                if y:
                    for position, entry in enumerate(self.table[row][:-1]):
                        sums[position][level] -= y * entry
        return sums

    def step(self):
        """One pivot; False at the optimum. Of several rows that may go, chance chooses: it cannot cycle."""
        candidates = []
        zero = [0] * self.levels
        for position, y in enumerate(self.multipliers()):
            member = self.tight[position]
            low, high = self.slopes[member] if member < self.rows else (zero, zero)
            up = [self.denominator * h - v for h, v in zip(high, y)]
            down = [self.denominator * l + v for l, v in zip(low, y)]
            if up < zero:
                candidates.append((position, 1, up))
            elif down < zero:
                candidates.append((position, -1, down))
        if not candidates:
            return False
        self.follow(*self.choose.choice(candidates))
        return True

    def follow(self, position, sign, slope):
        """Goes on while the cost falls: each row met at zero adds its two slopes."""
        tight, met = set(self.tight), []
        for row in range(self.rows):
            rate = sign * self.table[row][position]
            if row not in tight and rate * self.side[row] < 0:
                met.append((Fraction(abs(self.table[row][-1]), abs(rate)), self.choose.random(), row))
        for _, _, row in sorted(met):
            rate = abs(self.table[row][position])
            low, high = self.slopes[row]
            slope = [s + rate * (l + h) for s, l, h in zip(slope, low, high)]
            if slope >= [0] * self.levels:
                self.side[self.tight[position]] = sign
                self.pivot(position, row)
                return
            self.side[row] = -self.side[row]
        raise AssertionError('costs are bounded below')

    def pivot(self, position, row):
        """The row takes the position."""
        line = self.table[row]
        pivot, before = line[position], self.denominator
        flip = -1 if pivot < 0 else 1
        for other in self.table:
            if other is line:
                continue
            factor = other[position]
            if factor == 0 and pivot == before:
                continue
            for column, entry in enumerate(line):
                if column != position:
                    other[column] = flip * ((other[column] * pivot - factor * entry) // before)
            other[position] = flip * factor
        self.denominator = flip * pivot
        self.table[row] = [0] * len(line)
        self.table[row][position] = self.denominator
        self.tight[position] = row

    def answer(self):
        """The vertex, and multipliers by row and level."""
        x = [Fraction(line[-1], self.denominator) for line in self.table[self.rows:]]
        y = [[Fraction(v) for v in self.dual(row)] for row in range(self.rows)]
        for position, sums in enumerate(self.multipliers()):
            if self.tight[position] < self.rows:
                y[self.tight[position]] = [Fraction(v, self.denominator) for v in sums]
        return x, y
