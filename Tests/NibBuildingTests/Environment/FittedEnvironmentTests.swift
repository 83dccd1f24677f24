import IBDocument
import InlineDocuments
import Testing

@testable import NibBuilding

/// What the guide constraints of a root imply about its environment.
struct FittedEnvironmentTests {
  /// A controller's root on a notch phone of 414 × 896, with children and constraints.
  private func fit(
    _ children: String, _ constraints: String, root: String = "", tools: Int = 18122
  ) throws -> FittedEnvironment {
    let text = Inline.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="lt"/>
      <viewControllerLayoutGuide type="bottom" id="lb"/></layoutGuides>
      <view key="view" \(root) id="root"><rect key="frame" width="414" height="896"/>
      <subviews>\(children)</subviews><viewLayoutGuide key="safeArea" id="g"/>
      <viewLayoutGuide key="layoutMargins" id="m"/>
      <constraints>\(constraints)</constraints></view></viewController></objects></scene>
      """, header: "useSafeAreas=\"YES\"", device: Inline.device("retina6_1"), tools: tools)
    let document = try Inline.read(text)
    let controller = try #require(document.controllers.first)
    return FittedEnvironment(
      of: try #require(controller.rootView), controller: controller,
      rules: EnvironmentRules(document))
  }

  private func view(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    kind: String = "view", attributes: String = ""
  ) -> String {
    "<\(kind) id=\"\(id)\" \(attributes)><rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" "
      + "width=\"\(width)\" height=\"\(height)\"/></\(kind)>"
  }

  private func tie(
    _ id: String, _ first: String, _ firstAttribute: String, _ second: String,
    _ secondAttribute: String, _ more: String = ""
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(firstAttribute)\" "
      + "secondItem=\"\(second)\" secondAttribute=\"\(secondAttribute)\" \(more) id=\"\(id)\"/>"
  }

  @Test func aChildAtTheSafeAreaTellsEachEdge() throws {
    let fit = try fit(
      view("v", 5, 100, 400, 700),
      tie("1", "v", "top", "g", "top", "constant=\"4\"")
        + tie("2", "g", "bottom", "v", "bottom", "constant=\"6\"")
        + tie("3", "v", "leading", "g", "leading")
        + tie("4", "g", "trailing", "v", "trailing"))
    #expect(fit.safeArea == [.top: 96, .bottom: 90, .left: 5, .right: 9])
    #expect(
      fit.environment.safeArea == EnvironmentInsets(top: 96, left: 5, bottom: 90, right: 9))
  }

  /// A misplaced root's stored size is not the one its children were laid out in.
  @Test(arguments: [("misplaced=\"YES\"", 400.0, 902.0), ("", 414, 896)])
  func childrenTellTheSizeOfAMisplacedRoot(
    _ attributes: String, _ width: Double, _ height: Double
  ) throws {
    let fit = try fit(
      view("v", 0, 44, 400, 824),
      // 44 + 824 = 868 is the lower end of the safe area, which leaves 34 below it.
      tie("1", "g", "bottom", "v", "bottom") + tie("2", "root", "trailing", "v", "trailing"),
      root: attributes)
    #expect(fit.size.width == width)
    #expect(fit.size.height == height)
  }

  @Test func layoutGuidesAreStrips() throws {
    let fit = try fit(
      view("v", 0, 70, 414, 700),
      tie("1", "v", "top", "lt", "bottom") + tie("2", "lb", "top", "v", "bottom"))
    #expect(fit.safeArea == [.top: 70, .bottom: 126])
  }

  @Test func marginsAreMeasuredFromTheRoot() throws {
    let fit = try fit(
      view("v", 24, 50, 366, 800),
      tie("1", "v", "leading", "root", "leadingMargin")
        + tie("2", "v", "trailing", "m", "trailing") + tie("3", "v", "top", "root", "topMargin"))
    #expect(fit.margins == [.left: 24, .right: 24, .top: 50])
    // 44 of the 50 are the safe area's.
    #expect(fit.environment.rootMargins.top == 6)
    #expect(fit.environment.totalRootMargins.top == 50)
    #expect(fit.safeArea.isEmpty)
  }

  @Test func theMajorityWinsAndTiesGoToTheRules() throws {
    let views = view("a", 0, 88, 10, 10) + view("b", 0, 60, 10, 10) + view("c", 0, 60, 10, 10)
    let ties =
      tie("1", "a", "top", "g", "top") + tie("2", "b", "top", "g", "top")
      + tie("3", "c", "top", "g", "top")
    #expect(try fit(views, ties).safeArea[.top] == 60)
    let two = view("a", 0, 50, 10, 10) + view("b", 0, 90, 10, 10)
    let both = tie("1", "b", "top", "g", "top") + tie("2", "a", "top", "g", "top")
    #expect(try fit(two, both).safeArea[.top] == 50)
  }

  @Test func withinAPixelTheRulesNumberStands() throws {
    let fit = try fit(view("a", 0, 44.5, 10, 10), tie("1", "a", "top", "g", "top"))
    #expect(fit.safeArea[.top] == 44)
  }

  @Test(arguments: [
    "relation=\"greaterThanOrEqual\"", "priority=\"999\"", "multiplier=\"2\"",
  ])
  func onlyRequiredPlainEqualitiesCount(more: String) throws {
    let fit = try fit(view("a", 0, 88, 10, 10), tie("1", "a", "top", "g", "top", more))
    #expect(fit.safeArea.isEmpty)
    #expect(fit.environment.safeArea == EnvironmentInsets(top: 44, bottom: 34))
  }

  @Test func misplacedChildrenAndNegativeNumbersAreLeftOut() throws {
    let misplaced = view("a", 0, 88, 10, 10, attributes: "misplaced=\"YES\"")
    #expect(try fit(misplaced, tie("1", "a", "top", "g", "top")).safeArea.isEmpty)
    let stale = tie("1", "a", "leading", "g", "leading", "constant=\"20\"")
    #expect(try fit(view("a", 0, 88, 10, 10), stale).safeArea.isEmpty)
  }

  @Test func aMisplacedRootTellsNothingOfItsFarEdges() throws {
    let fit = try fit(
      view("v", 0, 50, 400, 700),
      tie("1", "v", "top", "g", "top") + tie("2", "g", "bottom", "v", "bottom"),
      root: "misplaced=\"YES\"")
    #expect(fit.safeArea == [.top: 50])
  }

  @Test(arguments: [(18122, "slider", 861.0), (24127, "slider", 862.0), (18122, "switch", 862.0)])
  func alignmentInsetsAreTakenOff(tools: Int, kind: String, bottom: Double) throws {
    let fit = try fit(
      view("v", 0, 800, 100, 62, kind: kind), tie("1", "g", "bottom", "v", "bottom"), tools: tools)
    #expect(fit.safeArea[.bottom] == 896 - bottom)
  }
}
