// A program that uses the solver alone: nothing else brings it the C library's mathematics.
import Simplex

let solver = Solver()
let width = solver.makeVariable()
solver.add(Expression(width, 1, constant: -100), .equal, .required)
solver.solve()
print(solver.value(of: width))
