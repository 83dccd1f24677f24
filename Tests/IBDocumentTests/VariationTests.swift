import InlineDocuments
import Testing

@testable import IBDocument

/// Size classes and what they change.
struct VariationTests {
  @Test(arguments: [
    ("retina4_7", "portrait", "", SizeClass.compact, SizeClass.regular),
    ("retina4_7", "landscape", "", .compact, .compact),
    ("retina5_5", "landscape", "", .regular, .compact),
    ("retina6_1", "landscape", "", .regular, .compact),
    ("retina5_9", "landscape", "", .compact, .compact),
    ("ipad9_7", "portrait", "fullscreen", .regular, .regular),
    ("ipad9_7", "landscape", "", .regular, .regular),
    ("ipad12_9", "landscape", "splitview1_3", .compact, .regular),
    ("ipad12_9", "landscape", "splitview1_2", .compact, .regular),
    ("ipad12_9", "landscape", "splitview2_3", .regular, .regular),
    ("ipad9_7", "portrait", "slideover", .compact, .regular),
  ])
  func classesOfADevice(
    id: String, orientation: String, adaptation: String, horizontal: SizeClass,
    vertical: SizeClass
  ) throws {
    let device = Inline.device(id, orientation, adaptation: adaptation)
    let document = try Inline.read(Inline.xib("", device: device))
    #expect(document.classes == SizeClasses(horizontal: horizontal, vertical: vertical))
  }

  @Test func withoutADeviceThereAreNoClasses() throws {
    #expect(try Inline.read(Inline.xib("")).classes == nil)
    let given = SizeClasses(horizontal: .regular, vertical: .compact)
    #expect(try Inline.read(Inline.xib(""), classes: given).classes == given)
  }

  @Test(arguments: [
    ("default", true, 0), ("widthClass=compact", true, 1), ("heightClass=regular", true, 1),
    ("heightClass=regular-widthClass=compact", true, 2),
    ("widthClass=compact-heightClass=regular", true, 2),
    ("widthClass=compact;heightClass=regular", true, 2), ("widthClass=regular", false, 1),
    ("heightClass=compact-widthClass=compact", false, 2), ("userInterfaceIdiom=mac", false, 0),
    ("widthClass=any", false, 0), ("", true, 0),
  ])
  func keysAreFoundByName(key: String, applies: Bool, specificity: Int) {
    let classes = SizeClasses(horizontal: .compact, vertical: .regular)
    #expect(VariationKey(key).applies(to: classes) == applies)
    #expect(VariationKey(key).specificity == specificity)
  }

  private let stack = """
    <stackView axis="vertical" spacing="1" id="s">
    <rect key="frame" x="1" y="2" width="3" height="4"/>
    <color key="tintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
    <subviews><view id="a"><rect key="frame"/><subviews><view id="b"><rect key="frame"/></view>
    </subviews></view></subviews>
    <variation key="heightClass=regular-widthClass=compact" spacing="3"/>
    <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
    <variation key="widthClass=compact" axis="horizontal" spacing="2" misplaced="YES" \
    hidden="YES">
    <rect key="frame" x="10" width="30"/>
    <color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    <edgeInsets key="layoutMargins" top="9" left="9" bottom="9" right="9"/>
    <mask key="subviews"><include reference="a"/></mask></variation>
    </stackView>
    """

  @Test func theMostSpecificVariationWins() throws {
    let view = try Inline.view(stack, device: Inline.device("retina4_7"))
    #expect(view.number("spacing") == 3)
    #expect(view.attribute("axis") == "horizontal")
    #expect(view.isMisplaced && view.isHidden)
    #expect(view.frame == Rect(x: 10, y: 2, width: 30, height: 4))
    #expect(view.color("tintColor")?.components?.red == 1)
    #expect(view.layoutMargins?.top == 9)
    #expect(view.subtree.map(\.isExcluded) == [false, false, false])
    #expect(view.attribute("key") == nil && view.attribute("id") == "s")
  }

  @Test func withoutClassesOnlyDefaultApplies() throws {
    let view = try Inline.view(stack)
    #expect(view.number("spacing") == 1)
    #expect(view.attribute("axis") == "vertical")
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layoutMargins == nil)
    #expect(view.subtree.map(\.isExcluded) == [false, true, true])
  }
}
