import Diagnostics
import Testing

/// Numbers as messages write them.
struct NumberTextTests {
  @Test(
    arguments: [
      (1, 3, "1"), (0.12345, 4, "0.1235"), (0.12344, 4, "0.1234"), (-2.5, 0, "-3"),
      (1e20, 2, "1e+20"), (137.5, 4, "137.5"), (-0.00001, 4, "0"), (10.0 / 3, 2, "3.33"),
      (2.999, 2, "3"), (1e308, 3, "1e+308"), (-7, nil, "-7"), (-0.0, nil, "0"),
      (0.1 + 0.2, nil, "0.30000000000000004"), (1e20, nil, "1e+20"),
      (999_999_999_999_999, nil, "999999999999999"), (.infinity, 2, "inf"),
      (-.infinity, nil, "-inf"), (.nan, 2, "nan"),
    ] as [(Double, Int?, String)])
  func aNumberHasNoZerosAtItsEnd(value: Double, decimals: Int?, text: String) {
    #expect(NumberText.text(value, decimals: decimals) == text)
  }

  /// All digits read again give the same number; some decimals one that is at most half a unit away.
  @Test func numbersAreReadAgain() {
    for step in -2000...2000 {
      let value = Double(step) / 7
      #expect(Double(NumberText.text(value)) == value)
      for decimals in 0...6 {
        let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
        let read = Double(NumberText.text(value, decimals: decimals)) ?? .nan
        // Beyond half a unit only what a double's last digit rounds.
        #expect(abs(read - value) <= unit / 2 + 1e-12)
      }
    }
  }
}
