import Foundation
import LayoutTree
import Testing

/// Documents mean the same in both fronts: outlets, attributes, references and what is wrong with them.
@MainActor struct DocumentParityTests {
  private static func messages(_ body: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { messages.append($0) }
    defer { LayoutProfile.standard.log = log }
    try body()
    return messages
  }

  nonisolated private static func rect(_ width: Int) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"20\"/>"
  }

  /// What stands in the badge's element, what it gets of it, and the end of what is logged.
  nonisolated static let rows: [(parts: String, facts: BadgeFacts, message: String?)] = [
    ("", BadgeFacts(), nil),
    (
      "<connections><outlet property=\"partner\" destination=\"two\" id=\"c\"/></connections>",
      BadgeFacts(hasPartner: true), nil
    ),
    (
      "<connections><outlet property=\"partner\" destination=\"gone\" id=\"c\"/></connections>",
      BadgeFacts(), nil
    ),
    (
      "<connections><outlet property=\"friend\" destination=\"two\" id=\"c\"/></connections>",
      BadgeFacts(), "not key value coding-compliant for the key friend."
    ),
    (
      """
      <connections><outletCollection property="many" destination="two" id="c"/>\
      <outletCollection property="many" destination="three" id="d"/></connections>
      """, BadgeFacts(many: 2), nil
    ),
    (
      "<connections><outletCollection property=\"few\" destination=\"two\" id=\"c\"/></connections>",
      BadgeFacts(), "not key value coding-compliant for the key few."
    ),
    (
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="size">\
      <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """, BadgeFacts(size: 7), nil
    ),
    (
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="size" value="x"/>\
      </userDefinedRuntimeAttributes>
      """, BadgeFacts(), "not key value coding-compliant for the key size."
    ),
  ]

  @Test(arguments: DocumentFront.allCases, rows)
  func aConnection(front: DocumentFront, row: (parts: String, facts: BadgeFacts, message: String?))
  {
    let text = front.xib { named in
      """
      <customView id="badge" \(named)>\(Self.rect(30))\(row.parts)</customView>
      <view id="two">\(Self.rect(10))</view><view id="three">\(Self.rect(10))</view>
      """.replacingOccurrences(of: "customView", with: "view")
    }
    let messages = Self.messages {
      let (facts, count) = front.load(text)
      #expect(facts == row.facts)
      #expect(count == 3)
    }
    #expect(messages.count == (row.message == nil ? 0 : 1), "\(messages)")
    if let message = row.message { #expect(messages.first?.hasSuffix(message) == true) }
  }

  @Test(arguments: DocumentFront.allCases) func anUnknownClassIsLogged(front: DocumentFront) {
    let text = front.xib { _ in "<view id=\"badge\" customClass=\"Gone\">\(Self.rect(10))</view>" }
    let messages = Self.messages { #expect(front.load(text).facts == nil) }
    #expect(messages == ["Unknown class Gone in Interface Builder file."])
  }

  // MARK: Storyboards

  /// A controller whose view holds the one of another controller.
  nonisolated private static func scene(_ id: String, holds other: String?) -> String {
    let box = other.map {
      """
      <containerView id="box-\(id)">\(rect(30))<connections>\
      <segue destination="\($0)" kind="embed" id="segue-\(id)"/></connections></containerView>
      """
    }
    return """
      <scene sceneID="scene-\(id)"><objects><viewController storyboardIdentifier="\(id)" title="\(id)" id="\(id)">\
      <view key="view" id="view-\(id)">\(rect(40))<subviews>\(box ?? "")</subviews></view></viewController></objects></scene>
      """
  }
  nonisolated private static func reference(
    _ id: String, _ storyboard: String, _ identifier: String?, _ front: DocumentFront
  ) -> String {
    let named = identifier.map { "referencedIdentifier=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="scene-\(id)"><objects><\(front.reference) storyboardName="\(storyboard)" \(named) id="\(id)"/></objects></scene>
      """
  }

  /// What two storyboards hold, and what comes of them.
  struct Story: Sendable {
    /// What is in `Main` beside its first controller, which holds `next`.
    let main: @Sendable (DocumentFront) -> String
    /// What is in `Other`.
    var other = ""
    /// The titles of all controllers inside each other.
    let titles: [String]
    /// The end of what is logged; nil for nothing.
    var message: String?
  }
  nonisolated static let stories = [
    Story(main: { _ in scene("next", holds: nil) }, titles: ["first", "next"]),
    Story(
      main: { _ in scene("next", holds: "first") }, titles: ["first", "next"],
      message: "is inside itself."),
    Story(
      main: { _ in scene("next", holds: "next") }, titles: ["first", "next"],
      message: "is inside itself."),
    Story(main: { _ in "" }, titles: ["first"]),
    Story(
      main: { reference("next", "Other", "there", $0) }, other: scene("there", holds: nil),
      titles: ["first", "there"]),
    Story(
      main: { reference("next", "Other", nil, $0) }, other: scene("first", holds: nil),
      titles: ["first", "first"]),
    Story(
      main: { reference("next", "Other", "gone", $0) }, other: scene("there", holds: nil),
      titles: ["first"], message: "doesn't contain a view controller with identifier 'gone'"),
    Story(
      main: { reference("next", "Gone", nil, $0) }, titles: ["first"],
      message: "there is no such file."),
    Story(
      main: { reference("next", "Main", nil, $0) }, titles: ["first"], message: "is inside itself."),
  ]

  @Test(arguments: DocumentFront.allCases, stories)
  func controllersInsideOthers(front: DocumentFront, story: Story) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("Main.storyboard")
    let first = Self.scene("first", holds: "next")
    try Data(front.storyboard(first + story.main(front)).utf8).write(to: main)
    try Data(front.storyboard(story.other).utf8).write(
      to: folder.appendingPathComponent("Other.storyboard"))
    var titles: [String] = []
    let messages = try Self.messages { titles = try front.titles(of: main) }
    #expect(titles == story.titles)
    #expect(messages.count == (story.message == nil ? 0 : 1), "\(messages)")
    if let message = story.message { #expect(messages.first?.hasSuffix(message) == true) }
  }
}
