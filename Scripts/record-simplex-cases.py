#!/usr/bin/env python3
"""Record random systems with their lexicographic optimum, found level by level with SciPy's HiGHS.

    python3 Scripts/record-simplex-cases.py > Tests/SimplexTests/Fixtures/random-systems.txt

A case is a line `case NAME VARIABLES`, then one line a row:

    r BELOW ABOVE CONSTANT VARIABLE COEFFICIENT ...     (priority of each side, 0 = costs nothing)

then `o PRIORITY COST ...`: the least sum of violations at each priority, the more important ones
held at theirs. Needs Python 3 with NumPy and SciPy. The seed is fixed; the output is the same on
every run with the same versions.
"""
import sys
import numpy as np
from scipy.optimize import linprog

PRIORITIES = [1000, 999, 750, 500, 251, 250, 50]
SHAPES = ['layout', 'dense', 'scaled', 'degenerate', 'redundant', 'conflicting']


def number(x):
    return repr(round(float(x), 6)).removesuffix('.0')


def rows_of(shape, rng, n):
    rows = []
    # Coefficients from 1e-3 to 1e3, as rows and variables of unlike size give them.
    columns = 10 ** rng.uniform(-1.5, 1.5, n)
    for _ in range(rng.integers(n, 4 * n + 2)):
        width = int(rng.integers(1, 4 if shape != 'dense' else n + 1))
        terms = rng.choice(n, size=min(width, n), replace=False)
        if shape == 'scaled':
            coefficients = rng.choice([-1, -0.5, 0.5, 1, 2], len(terms)) * columns[terms] * 10 ** rng.uniform(-1.5, 1.5)
            coefficients = [float('%.3g' % c) for c in coefficients]
        elif shape == 'dense':
            coefficients = rng.integers(-3, 4, len(terms)).astype(float)
            coefficients[coefficients == 0] = 1
        else:
            coefficients = rng.choice([-1, -1, 1, 1, 1, 0.5, -0.5, 2], len(terms))
        constant = rng.integers(-3, 4) * 10 if shape == 'degenerate' else rng.integers(-300, 301)
        kind = rng.integers(0, 10)
        weight = [0.35 if shape == 'conflicting' else 0.15] + [0.14] * 6
        p = rng.choice(PRIORITIES, p=np.array(weight) / sum(weight))
        below, above = (p, p) if kind < 4 else (p, 0) if kind < 6 else (0, p) if kind < 8 else tuple(rng.choice(PRIORITIES[1:], 2))
        rows.append((int(below), int(above), float(constant), [(int(t), float(c)) for t, c in zip(terms, coefficients)]))
        if shape == 'redundant' and rng.random() < 0.4:
            k = float(rng.choice([1, 2, -1]))
            b, a = (below, above) if k > 0 else (above, below)
            rows.append((int(b), int(a), k * float(constant), [(int(t), k * float(c)) for t, c in zip(terms, coefficients)]))
    return rows


def optimum(n, rows, slack, method):
    m = len(rows)
    a_eq = np.zeros((m, n + 2 * m)); b_eq = np.zeros(m)
    for i, (_, _, constant, terms) in enumerate(rows):
        for v, c in terms: a_eq[i, v] += c
        a_eq[i, n + i] = -1; a_eq[i, n + m + i] = 1; b_eq[i] = -constant
    bounds = [(None, None)] * n + [(0, None)] * (2 * m)
    a_ub, b_ub, result = [], [], []
    for level in sorted({p for r in rows for p in r[:2] if p}, reverse=True):
        cost = np.zeros(n + 2 * m)
        for i, (below, above, _, _) in enumerate(rows):
            if above == level: cost[n + i] = 1
            if below == level: cost[n + m + i] = 1
        answer = linprog(cost, A_ub=np.array(a_ub) if a_ub else None, b_ub=b_ub or None, A_eq=a_eq, b_eq=b_eq, bounds=bounds, method=method,
                         options=dict(time_limit=0.5))
        if answer.status != 0: return None
        result.append((level, max(0.0, answer.fun)))
        a_ub.append(cost); b_ub.append(answer.fun + slack)
    return result


def main():
    rng = np.random.default_rng(20261121)
    made, left_out = 0, {}
    while made < 2400:
        shape = SHAPES[made % len(SHAPES)]
        n = int(rng.integers(2, 11))
        rows = rows_of(shape, rng, n)
        # A system whose optimum moves with the slack or the method is too ill-conditioned to be a
        # witness for anybody; it is left out.
        answer = optimum(n, rows, 1e-9, 'highs')
        other = optimum(n, rows, 1e-6, 'highs')
        size = max(abs(r[2]) for r in rows) + 1
        if answer is None or other is None or any(abs(a[1] - b[1]) > 2e-5 * (size + a[1]) for a, b in zip(answer, other)):
            left_out[shape] = left_out.get(shape, 0) + 1
            continue
        print(f'case {shape}-{made} {n}')
        for below, above, constant, terms in rows:
            print('r', below, above, number(constant), *(f'{v} {number(c)}' for v, c in terms))
        print('o', *(f'{level} {number(cost)}' for level, cost in answer))
        made += 1
    print('left out:', left_out, file=sys.stderr)


main()
