import PlumbTesting
import XCTest

final class OldSmallTests: XCTestCase {
  override func setUp() { observeLayout() }
  @MainActor func testSmall000() async { await smallTest(0) }
  @MainActor func testSmall001() async { await smallTest(1) }
  @MainActor func testSmall002() async { await smallTest(2) }
  @MainActor func testSmall003() async { await smallTest(3) }
  @MainActor func testSmall004() async { await smallTest(4) }
  @MainActor func testSmall005() async { await smallTest(5) }
  @MainActor func testSmall006() async { await smallTest(6) }
  @MainActor func testSmall007() async { await smallTest(7) }
  @MainActor func testSmall008() async { await smallTest(8) }
  @MainActor func testSmall009() async { await smallTest(9) }
  @MainActor func testSmall010() async { await smallTest(10) }
  @MainActor func testSmall011() async { await smallTest(11) }
  @MainActor func testSmall012() async { await smallTest(12) }
  @MainActor func testSmall013() async { await smallTest(13) }
  @MainActor func testSmall014() async { await smallTest(14) }
  @MainActor func testSmall015() async { await smallTest(15) }
  @MainActor func testSmall016() async { await smallTest(16) }
  @MainActor func testSmall017() async { await smallTest(17) }
  @MainActor func testSmall018() async { await smallTest(18) }
  @MainActor func testSmall019() async { await smallTest(19) }
  @MainActor func testSmall020() async { await smallTest(20) }
  @MainActor func testSmall021() async { await smallTest(21) }
  @MainActor func testSmall022() async { await smallTest(22) }
  @MainActor func testSmall023() async { await smallTest(23) }
  @MainActor func testSmall024() async { await smallTest(24) }
  @MainActor func testSmall025() async { await smallTest(25) }
  @MainActor func testSmall026() async { await smallTest(26) }
  @MainActor func testSmall027() async { await smallTest(27) }
  @MainActor func testSmall028() async { await smallTest(28) }
  @MainActor func testSmall029() async { await smallTest(29) }
  @MainActor func testSmall030() async { await smallTest(30) }
  @MainActor func testSmall031() async { await smallTest(31) }
  @MainActor func testSmall032() async { await smallTest(32) }
  @MainActor func testSmall033() async { await smallTest(33) }
  @MainActor func testSmall034() async { await smallTest(34) }
  @MainActor func testSmall035() async { await smallTest(35) }
  @MainActor func testSmall036() async { await smallTest(36) }
  @MainActor func testSmall037() async { await smallTest(37) }
  @MainActor func testSmall038() async { await smallTest(38) }
  @MainActor func testSmall039() async { await smallTest(39) }
  @MainActor func testSmall040() async { await smallTest(40) }
  @MainActor func testSmall041() async { await smallTest(41) }
  @MainActor func testSmall042() async { await smallTest(42) }
  @MainActor func testSmall043() async { await smallTest(43) }
  @MainActor func testSmall044() async { await smallTest(44) }
  @MainActor func testSmall045() async { await smallTest(45) }
  @MainActor func testSmall046() async { await smallTest(46) }
  @MainActor func testSmall047() async { await smallTest(47) }
  @MainActor func testSmall048() async { await smallTest(48) }
  @MainActor func testSmall049() async { await smallTest(49) }
  @MainActor func testSmall050() async { await smallTest(50) }
  @MainActor func testSmall051() async { await smallTest(51) }
  @MainActor func testSmall052() async { await smallTest(52) }
  @MainActor func testSmall053() async { await smallTest(53) }
  @MainActor func testSmall054() async { await smallTest(54) }
  @MainActor func testSmall055() async { await smallTest(55) }
  @MainActor func testSmall056() async { await smallTest(56) }
  @MainActor func testSmall057() async { await smallTest(57) }
  @MainActor func testSmall058() async { await smallTest(58) }
  @MainActor func testSmall059() async { await smallTest(59) }
}
