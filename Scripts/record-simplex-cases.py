#!/usr/bin/env python3
"""Record random systems with their exact lexicographic optimum, and ask SciPy's HiGHS the same.

    python3 Scripts/record-simplex-cases.py Tests/SimplexTests/Fixtures/RandomSystems

writes one file a shape. A case is a line `=VARIABLES`, then one line a row, then its optimum:

    BAconstant vcoefficient …      B, A: priority of the sides below and above, A = 1000 … G = 50,
                                   . = costs nothing; v a variable, a its first; no coefficient
                                   means 1, - means -1
    oPcost,sensitivity P…          P: A … G; the least sum of violations at that priority, the more
                                   important ones held at theirs

Numbers are read back as doubles, and these doubles are what the oracle used. Costs are rounded to 15
digits from exact fractions (`exact_levels.py`, which proves each); what a sensitivity is stands there
too. The second oracle, HiGHS level by level with doubles, is told to be as exact as it can; standard
error gets how often the two agree to 1e-6 of a case's size. No system is left out.

Needs Python 3 with NumPy and SciPy. The seed is fixed; the output is the same on every run with the same
versions.
"""
import math
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
from scipy.optimize import linprog

import exact_levels

PRIORITIES = [1000, 999, 750, 500, 251, 250, 50]
SHAPES = ['layout', 'dense', 'scaled', 'wide', 'degenerate', 'redundant', 'conflicting']
CASES_A_SHAPE = 1500


def coefficients_of(shape, rng, columns, terms):
    if shape == 'scaled':
        sizes = rng.choice([-1, -0.5, 0.5, 1, 2], len(terms)) * columns[terms] * 10 ** rng.uniform(-1.5, 1.5)
    elif shape == 'wide':
        sizes = rng.choice([-1, 1], len(terms)) * 10 ** rng.uniform(-3, 3, len(terms))
    elif shape == 'dense':
        sizes = rng.integers(-3, 4, len(terms)).astype(float)
        sizes[sizes == 0] = 1
    else:
        sizes = rng.choice([-1, -1, 1, 1, 1, 0.5, -0.5, 2], len(terms))
    return [float('%.3g' % c) for c in sizes]


def rows_of(shape, rng, n):
    rows = []
    # Coefficients from 1e-3 to 1e3, as rows and variables of unlike size give them; `wide` draws each on
    # its own.
    columns = 10 ** rng.uniform(-1.5, 1.5, n)
    for _ in range(rng.integers(n, 3 * n + 2)):
        width = int(rng.integers(1, 4 if shape != 'dense' else n + 1))
        terms = rng.choice(n, size=min(width, n), replace=False)
        coefficients = coefficients_of(shape, rng, columns, terms)
        constant = rng.integers(-3, 4) * 10 if shape == 'degenerate' else rng.integers(-300, 301)
        kind = rng.integers(0, 10)
        weight = np.array([0.35 if shape == 'conflicting' else 0.15] + [0.14] * 6)
        p = rng.choice(PRIORITIES, p=weight / sum(weight))
        below, above = (p, p) if kind < 4 else (p, 0) if kind < 6 else (0, p) if kind < 8 else tuple(rng.choice(PRIORITIES[1:], 2))
        rows.append((int(below), int(above), float(constant), list(zip(terms.tolist(), coefficients))))
        if shape == 'redundant' and rng.random() < 0.4:
            k = float(rng.choice([1, 2, -1]))
            b, a = (below, above) if k > 0 else (above, below)
            rows.append((int(b), int(a), k * float(constant), [(t, k * c) for t, c in rows[-1][3]]))
    return rows


def witness(n, rows):
    """HiGHS's answer: [(level, cost)], or None where it finds none at some level."""
    m = len(rows)
    a_eq, b_eq = np.zeros((m, n + 2 * m)), np.zeros(m)
    for i, (_, _, constant, terms) in enumerate(rows):
        for v, c in terms:
            a_eq[i, v] += c
        a_eq[i, n + i], a_eq[i, n + m + i], b_eq[i] = -1, 1, -constant
    bounds = [(None, None)] * n + [(0, None)] * (2 * m)
    a_ub, b_ub, result = [], [], []
    for level in sorted({p for r in rows for p in r[:2] if p}, reverse=True):
        cost = np.zeros(n + 2 * m)
        for i, (below, above, _, _) in enumerate(rows):
            cost[n + i], cost[n + m + i] = above == level, below == level
        for slack in [1e-9, 1e-7]:
            answer = linprog(
                cost, A_ub=np.array(a_ub) if a_ub else None, b_ub=np.array(b_ub) + slack if b_ub else None,
                A_eq=a_eq, b_eq=b_eq, bounds=bounds, method='highs-ds',
                options=dict(time_limit=2, primal_feasibility_tolerance=1e-10, dual_feasibility_tolerance=1e-10))
            if answer.status == 0:
                break
        else:
            return None
        result.append((level, max(0.0, answer.fun)))
        a_ub.append(cost)
        b_ub.append(answer.fun)
    return result


def agree(rows, exact, other):
    if other is None:
        return False
    size = max(abs(r[2]) for r in rows) + 1
    return all(abs(float(a[1]) - b[1]) <= 1e-6 * max(size, float(a[1])) for a, b in zip(exact, other))


def number(x):
    """The shortest text that reads back as this double."""
    text = repr(float(x)).removesuffix('.0')
    return text.replace('0.', '.', 1) if text.startswith(('0.', '-0.')) else text


def coefficient(x):
    return {1: '', -1: '-'}.get(x, number(x))


def rounded_up(x):
    """A sensitivity to one digit, never less than it is."""
    if x == 0:
        return '0'
    exponent = math.floor(math.log10(x))
    return number(float(f'{math.ceil(x / Fraction(10) ** exponent)}e{exponent}'))


def letter(priority):
    return 'ABCDEFG'[PRIORITIES.index(priority)] if priority else '.'


def lines_of(n, rows, exact):
    yield f'={n}'
    for below, above, constant, terms in rows:
        words = ['abcdefghij'[v] + coefficient(c) for v, c in terms]
        yield ' '.join([letter(below) + letter(above) + number(constant), *words])
    yield 'o' + ' '.join(f'{letter(p)}{float(cost):.15g},{rounded_up(s)}' for p, cost, s in exact)


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    rng = np.random.default_rng(20261121)
    for shape in SHAPES:
        agreed, silent, text = 0, 0, []
        for _ in range(CASES_A_SHAPE):
            n = int(rng.integers(2, 11))
            rows = rows_of(shape, rng, n)
            exact = exact_levels.optimum(n, rows)
            other = witness(n, rows)
            agreed += agree(rows, exact, other)
            silent += other is None
            text += lines_of(n, rows, exact)
        (folder / f'{shape}.txt').write_text('\n'.join(text) + '\n')
        print(f'{shape}: {CASES_A_SHAPE} systems, HiGHS agrees on {agreed}, finds nothing for {silent}', file=sys.stderr)


main()
