// A program that uses the solver alone: nothing else brings it the C library's mathematics. Foundation has an
// `Expression` of its own, with which nothing here clashes.
import Foundation
import Simplex

let solver = Solver()
let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
solver.add(left == 16)
solver.add(right == left + width)
let limit = solver.add(2 * right + 16 <= 220)
let wish = solver.add(width == 120, Priority(250))
solver.solve()
print(String(format: "%.1f %.1f", solver.value(of: width), solver.value(of: right)))

let names = [limit: "limit", wish: "wish"]
let reasons = solver.reasons(for: width)
for part in reasons.contributions(by: { names[$0.row] ?? "edges" }) {
  print(part.key, part.weight, part.amount)
}
// 2 right ≤ 204, so right is 102, and width what is left of it behind 16.
exit(solver.value(of: width) == 86 ? 0 : 1)
