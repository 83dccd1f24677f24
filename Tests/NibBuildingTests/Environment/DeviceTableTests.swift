import Foundation
import IBDocument
import Testing
import ViewDrawing

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
    ("iPad Pro 11-inch", "ipad11_0rounded"), ("iPad Pro (11-inch)", "ipad11_0rounded"),
    ("ipad pro 11", "ipad11_0rounded"), ("iPad Pro (11-inch) (4th generation)", "ipad11_0rounded"),
    ("iPad (9th generation)", "ipad10_2"), ("iPad 9", "ipad10_2"), ("iPad mini", "ipad7_9"),
    ("iPad mini (6th generation)", "ipad8_3rounded"),
    ("iPad Air (5th generation)", "ipad10_9rounded"),
    ("iPad Pro (12.9-inch) (2nd generation)", "ipad12_9"), ("iPhone Xʀ", "retina6_1"),
    ("iPhone XR", "retina6_1"), ("iphone-se-3rd-generation", "retina4_7"),
    // Apple, "iPad Air 11-inch (M2) - Technical Specifications": 2360 × 1640 pixels, as the 5th generation.
    ("iPad Air 11-inch (M2)", "ipad10_9rounded"),
  ])
  func namesPeopleType(name: String, id: String) {
    #expect(DeviceTable.identifier(named: name) == id)
  }

  /// Displays without a home button have round corners, phones among them a notch or an island above the safe area.
  ///
  /// Radii: as the system reports them to programs, published by device.
  @Test(arguments: DeviceTable.identifiers) func outlines(id: String) throws {
    for tools in [19529, 21507, 24506] {
      let facts = try #require(DeviceTable.facts(id, toolsVersion: tools))
      guard !facts.hasHomeButton else {
        #expect(facts.outline == nil)
        continue
      }
      let outline = try #require(facts.outline)
      #expect((18...62).contains(outline.cornerRadius))
      #expect((outline.cutOut == nil) == (facts.idiom == .pad))
      switch outline.cutOut {
      case .notch(let width, let height): #expect(width < facts.width / 1.5 && height < facts.top)
      case .island(let top): #expect(top + 37 < facts.top)
      case nil: break
      }
    }
  }

  @Test(arguments: [
    ("retina5_9", 39 as CGFloat), ("retina6_1", 41.5), ("retina6_0", 47.33), ("retina6_12", 55),
    ("retina6_3", 62), ("ipad11_0rounded", 18),
  ]) func radii(id: String, radius: CGFloat) throws {
    #expect(DeviceTable.facts(id, toolsVersion: 21507)?.outline?.cornerRadius == radius)
  }

  @Test func namesNobodyTypes() {
    #expect(DeviceTable.identifier(named: "fridge") == nil)
    #expect(DeviceTable.identifier(named: "") == nil)
  }

  /// Every name is that of one device, in each of its spellings.
  @Test func namesAreKnown() {
    var owners: [String: String] = [:]
    for id in DeviceTable.identifiers {
      let names = DeviceTable.names(of: id)
      #expect(!names.isEmpty, "\(id)")
      for name in names {
        #expect(owners.updateValue(id, forKey: name) == nil, "\(name)")
        let plain = name.filter { $0 != "(" && $0 != ")" && $0 != "-" && $0 != " " }
        for spelling in [name, name.uppercased(), name.lowercased(), plain] {
          #expect(DeviceTable.identifier(named: spelling) == id, "\(spelling)")
        }
      }
    }
    #expect(DeviceTable.completions.count == owners.count)
    for name in DeviceTable.completions {
      #expect(DeviceTable.identifier(named: name) != nil, "\(name)")
      #expect(name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }, "\(name)")
    }
  }

  @Test(arguments: [
    ("iPhon 15 Pro", "iPhone 15 Pro"), ("ipad pr 11", "iPad Pro (11-inch)"),
    ("retina6_11", "retina6_1"), ("iPhone 15 Prp Max", "iPhone 15 Pro Max"),
  ])
  func slipsHaveASuggestion(name: String, suggestion: String) {
    #expect(DeviceTable.suggestion(for: name) == suggestion)
  }

  @Test(arguments: ["", "fridge", "Galaxy S24"])
  func otherNamesHaveNone(name: String) { #expect(DeviceTable.suggestion(for: name) == nil) }

  @Test func everyIdentifierHasFacts() {
    for id in DeviceTable.identifiers {
      let facts = DeviceTable.facts(id, toolsVersion: 21507)
      #expect(facts?.id == id)
      #expect((facts?.width ?? 0) < (facts?.height ?? 0))
    }
  }
}
