import IBDocument
import InlineDocuments
import Testing

@testable import NibBuilding

/// The simulated environment of the top-level views of a `.xib`.
struct XibEnvironmentTests {
  /// A top-level view: its element, its size, what it states, and the expected insets.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind = "view"
    var device = "retina6_1"
    var orientation = "portrait"
    var tools = 18122
    var width: Double
    var height: Double
    var inner = ""
    var expected: EnvironmentInsets
  }

  static let free = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

  static let cases: [Case] = [
    Case(
      testDescription: "a screen", width: 414, height: 896,
      expected: EnvironmentInsets(top: 44, bottom: 34)),
    Case(
      testDescription: "smaller than the screen", width: 414, height: 116, inner: free,
      expected: EnvironmentInsets(top: 44)),
    Case(
      testDescription: "wider than the screen", width: 600, height: 96, inner: free,
      expected: EnvironmentInsets(top: 44, bottom: 34)),
    Case(
      testDescription: "wider than a screen on its side", device: "retina6_0",
      orientation: "landscape", tools: 21208, width: 1000, height: 68, inner: free,
      expected: EnvironmentInsets(bottom: 34)),
    Case(
      testDescription: "free on a home-button phone, Xcode 10", device: "retina4_7", tools: 14460,
      width: 375, height: 204, inner: free, expected: .zero),
    Case(
      testDescription: "free on a home-button phone, Xcode 15", device: "retina4_7", tools: 22505,
      width: 465, height: 154, inner: free, expected: EnvironmentInsets(top: 20)),
    Case(
      testDescription: "free and as high as a screen, Xcode 10", device: "retina4_7", tools: 14460,
      width: 375, height: 570, inner: free, expected: EnvironmentInsets(top: 20)),
    Case(
      testDescription: "a screen counted twice", device: "retina6_12", tools: 24506, width: 393,
      height: 852, expected: EnvironmentInsets(top: 118, bottom: 68)),
    Case(
      testDescription: "a collection view's cell has none", kind: "collectionViewCell", width: 375,
      height: 155, expected: .zero),
    Case(
      testDescription: "a pretended navigation bar", width: 414, height: 896,
      inner: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>",
      expected: EnvironmentInsets(top: 88, bottom: 34)),
    Case(
      testDescription: "a cell has none", kind: "tableViewCell", width: 414, height: 44,
      expected: .zero),
  ]

  @Test(arguments: cases)
  func safeArea(_ example: Case) throws {
    let text = Inline.xib(
      """
      <\(example.kind) id="v"><rect key="frame" width="\(example.width)" \
      height="\(example.height)"/>\(example.inner)</\(example.kind)>
      """, header: #"useAutolayout="YES" useSafeAreas="YES""#,
      device: Inline.device(example.device, example.orientation), tools: example.tools)
    let document = try Inline.read(text)
    let root = try #require(document.roots.first)
    let environment = EnvironmentRules.environment(of: root, controller: nil, in: document)
    #expect(environment.safeArea == example.expected)
  }

  @Test(arguments: [
    ("view", 414.0, 20.0, 0.0), ("view", 320.0, 16.0, 0.0),
    ("collectionViewCell", 414.0, 20.0, 0.0),
    ("imageView", 414.0, 8.0, 8.0),
  ])
  func margins(kind: String, width: Double, side: Double, vertical: Double) throws {
    let view = "<\(kind) id=\"v\"><rect key=\"frame\" width=\"\(width)\" height=\"50\"/></\(kind)>"
    let document = try Inline.read(Inline.xib(view))
    let root = try #require(document.roots.first)
    let environment = EnvironmentRules.environment(of: root, controller: nil, in: document)
    #expect(
      environment.rootMargins
        == EnvironmentInsets(top: vertical, left: side, bottom: vertical, right: side))
  }

  @Test(arguments: [
    ("<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"),
    ("<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" "
      + "bottom=\"3\" trailing=\"4\"/>"),
  ])
  func explicitMarginsStand(element: String) throws {
    let document = try Inline.read(
      Inline.xib("<view id=\"v\"><rect key=\"frame\" width=\"414\"/>\(element)</view>"))
    let root = try #require(document.roots.first)
    let environment = EnvironmentRules.environment(of: root, controller: nil, in: document)
    let expected = EnvironmentInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(environment.rootMargins == expected)
  }

  @Test(arguments: [(12121, false), (13529, true), (21507, true)])
  func marginsContainTheSafeAreaFromXcode9(tools: Int, adds: Bool) throws {
    let text = Inline.xib("<view id=\"v\"><rect key=\"frame\"/></view>", tools: tools)
    let document = try Inline.read(text)
    let root = try #require(document.roots.first)
    let environment = EnvironmentRules.environment(of: root, controller: nil, in: document)
    #expect(environment.addsSafeAreaToRootMargins == adds)
  }

  /// Widths and sides of stored cells.
  @Test(arguments: [
    ("collectionViewCell", 375.0, 16.0), ("collectionViewCell", 402, 20),
    ("collectionReusableView", 343, 16), ("collectionViewCell", 600, 20),
  ])
  func marginsOfReusableViews(kind: String, width: Double, side: Double) throws {
    let text = Inline.xib(
      "<\(kind) id=\"v\"><rect key=\"frame\" width=\"\(width)\" height=\"72\"/></\(kind)>",
      device: Inline.device("retina4_7", "portrait"), tools: 14460)
    let document = try Inline.read(text)
    let root = try #require(document.roots.first)
    let environment = EnvironmentRules.environment(of: root, controller: nil, in: document)
    #expect(environment.totalRootMargins == EnvironmentInsets(left: side, right: side))
  }
}
