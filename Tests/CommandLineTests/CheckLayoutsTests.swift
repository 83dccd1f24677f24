import Foundation
import TestSupport
import Testing

/// `plumb check` in several layouts.
@Suite struct CheckLayoutsTests {
  /// A screen of 393 points with a button that ends 385 points from the left, and a label of 100 points with a text
  /// that fits.
  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" initialViewController="vc">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <button contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="but">
              <rect key="frame" x="330" y="100" width="55" height="44"/>
              <fontDescription key="fontDescription" type="system" pointSize="12"/><state key="normal" \
    title="Go now"/>
            </button>
            <label contentMode="left" text="Save" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab">
              <rect key="frame" x="20" y="200" width="60" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="but" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="330" id="c1"/>
            <constraint firstItem="but" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="100" id="c2"/>
            <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="20" id="c3"/>
            <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="200" id="c4"/>
          </constraints>
        </view>
      </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="fr" \
    sceneMemberID="firstResponder"/></objects></scene></scenes>
    </document>
    """
    .replacingOccurrences(
      of: "id=\"c2\"/>",
      with:
        "id=\"c2\"/><constraint firstItem=\"but\" firstAttribute=\"width\" constant=\"55\" id=\"c5\"/>"
        + "<constraint firstItem=\"lab\" firstAttribute=\"width\" constant=\"60\" id=\"c6\"/>"
        + "<constraint firstItem=\"but\" firstAttribute=\"height\" constant=\"44\" id=\"c7\"/>")

  private func messages(_ project: CheckProject, _ arguments: String...) throws -> [String] {
    let result = try Tool.run(
      ["check", "--quiet"] + arguments + ["."], folder: project.folder)
    return result.lines.filter {
      $0.contains("[clipped-text]") || $0.contains("[outside-parent]")
    }
  }

  /// A finding that holds on other devices only names them.
  @Test func devicesAreNamed() throws {
    let project = try CheckProject(["Main.storyboard": Self.scene])
    #expect(try messages(project, "--device", "own").isEmpty)
    for arguments in [[], ["--device", "iPhone 8"]] {
      let result = try Tool.run(
        ["check"] + arguments + ["."], folder: project.folder)
      // Devices that are not stated make notes.
      #expect(result.status == (arguments.isEmpty ? 0 : 1))
      let found = result.lines.filter { $0.contains("[outside-parent]") }
      #expect(found.count == 1, "\(result.output)")
      #expect(found.first?.contains("is cut off by view root") == true)
      #expect(found.first?.contains("(iPhone ") == true, "\(found)")
    }
    #expect(try messages(project, "--device", "iPad Pro 11").isEmpty)
  }

  /// Translations beside the document are tried, and the finding names the language.
  @Test func languagesAreNamed() throws {
    let project = try CheckProject([
      "Base.lproj/Main.storyboard": Self.scene,
      "de.lproj/Main.strings": "\"lab.text\" = \"Sichern unter neuem Namen\";",
      "fr.lproj/Main.strings": "\"lab.text\" = \"Oui\";",
    ])
    let found = try messages(project, "--device", "own", "--language", "all")
    #expect(found.count == 1 && found[0].contains("(language de)"), "\(found)")
    #expect(try messages(project, "--language", "fr").isEmpty)
    #expect(try messages(project).contains { $0.contains("(language de)") })
  }

  /// Pseudo-languages need no translation.
  @Test func pseudoLanguages() throws {
    let scene = Self.scene.replacingOccurrences(of: "text=\"Save\"", with: "text=\"Saved it\"")
    let project = try CheckProject(["Main.storyboard": scene])
    #expect(try messages(project, "--device", "own", "--language", "accented").isEmpty)
    let found = try messages(project, "--device", "own", "--language", "longer")
    let texts = found.filter { $0.contains("label 'Saved it Sa'") }
    #expect(texts.count == 1 && texts[0].contains("(35 % longer texts)"), "\(found)")
  }

  /// Broken translations are findings with their place.
  @Test func brokenTranslations() throws {
    let project = try CheckProject([
      "Main.xib": Documents.centred, "de.lproj/Main.strings": "\"a\" \"b\";",
    ])
    let result = try Tool.run(["check", "."], folder: project.folder)
    #expect(
      result.lines.contains("de.lproj/Main.strings:1:5: warning: expected ';' [broken-strings]"),
      "\(result.output)")
  }

  /// Configurations state layouts; unknown words are errors with their place, said once.
  @Test func configurations() throws {
    let files = ["Main.storyboard": Self.scene, "In/B.storyboard": Self.scene]
    let project = try CheckProject(files)
    try project.write("devices: [own]\n", ".plumb.yml")
    #expect(try messages(project).isEmpty)
    try project.write("devices:\n  - iPhone 99 Ultra Max\n", ".plumb.yml")
    let wrong = try Tool.run(["check", "."], folder: project.folder)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.contains(".plumb.yml:2:5: error: there is no device 'iPhone 99 Ultra Max'"))
    #expect(wrong.errors.components(separatedBy: "Ultra Max").count == 2)
  }
}
