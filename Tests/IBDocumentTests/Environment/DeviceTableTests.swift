import IBDocument
import Testing

@testable import NibBuilding

/// Devices by identifier and by name.
struct DeviceTableTests {
  /// Apple's published screen sizes, in points.
  @Test(arguments: [
    ("retina4_0", 320.0, 568.0), ("retina4_7", 375, 667), ("retina5_5", 414, 736),
    ("retina5_9", 375, 812), ("retina6_1", 414, 896), ("retina6_0", 390, 844),
    ("retina6_12", 393, 852), ("retina6_3", 402, 874), ("ipad9_7", 768, 1024),
    ("ipad12_9", 1024, 1366),
  ])
  func sizes(id: String, width: Double, height: Double) throws {
    let facts = try #require(DeviceTable.facts(id, toolsVersion: 21507))
    #expect(facts.size(.portrait) == (width, height))
    #expect(facts.size(.landscape) == (height, width))
  }

  @Test func anIdentifierCanMoveToAnotherModel() throws {
    #expect(DeviceTable.facts("retina6_7", toolsVersion: 19529)?.width == 428)
    #expect(DeviceTable.facts("retina6_7", toolsVersion: 24506)?.width == 430)
    #expect(DeviceTable.facts("nothing", toolsVersion: 21507) == nil)
  }

  @Test(arguments: [
    ("iPhone 11", "retina6_1"), ("iphone-8", "retina4_7"),
    ("IPHONE SE (2nd generation)", "retina4_7"),
    ("iPhone 8 Plus", "retina5_5"), ("iPhone15Pro", "retina6_12"),
    ("iPad Pro 12.9", "ipad12_9rounded"),
    ("retina5_9", "retina5_9"), ("Retina 5.9", "retina5_9"),
  ])
  func namesPeopleType(name: String, id: String) {
    #expect(DeviceTable.identifier(named: name) == id)
  }

  @Test func namesNobodyTypes() {
    #expect(DeviceTable.identifier(named: "fridge") == nil)
    #expect(DeviceTable.identifier(named: "") == nil)
  }

  @Test func everyIdentifierHasFacts() {
    for id in DeviceTable.identifiers {
      let facts = DeviceTable.facts(id, toolsVersion: 21507)
      #expect(facts?.id == id)
      #expect((facts?.width ?? 0) < (facts?.height ?? 0))
    }
  }
}
