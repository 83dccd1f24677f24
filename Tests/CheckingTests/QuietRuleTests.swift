import Checking
import Diagnostics
import Foundation
import TestSupport
import Testing
import Workbench

/// Rules keep silent where something else decides what is seen.
@MainActor struct QuietRuleTests {
  nonisolated private static func label(
    _ id: String, y: Double, height: Double = 20, _ more: String = "", inside: String = ""
  ) -> String {
    """
    <label opaque="NO" text="Title of it" id="\(id)" \(more)>
      <rect key="frame" x="20" y="\(y)" width="200" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      \(inside)
    </label>
    """
  }

  nonisolated private static func scroll(_ kind: String, _ more: String = "", _ content: String)
    -> String
  {
    """
    <\(kind) \(more) id="Scr-00-001">
      <rect key="frame" x="0" y="0" width="320" height="300"/>
      <subviews>
        \(content)
      </subviews>
    </\(kind)>
    """
  }

  /// What a view cuts off covers nothing; what one view scrolls may cover each other.
  @Test(
    arguments: [
      // Below the visible part of the scroll view.
      (scroll("scrollView", "", label("one", y: 350)) + "\n" + label("two", y: 355), false),
      (
        scroll("view", #"clipsSubviews="YES""#, label("one", y: 350)) + "\n" + label("two", y: 355),
        false
      ),
      // Nothing is cut off.
      (scroll("view", "", label("one", y: 350)) + "\n" + label("two", y: 355), true),
      (
        scroll("scrollView", #"clipsSubviews="NO""#, label("one", y: 350)) + "\n"
          + label("two", y: 355), true
      ),
      // Seen, and covered.
      (
        scroll("scrollView", "", label("one", y: 280)) + "\n"
          + label("two", y: 292, height: 30), true
      ),
      // Scrolled together.
      (scroll("scrollView", "", label("one", y: 350) + label("two", y: 362)), true),
      // Cut off together.
      (scroll("view", #"clipsSubviews="YES""#, label("one", y: 350) + label("two", y: 362)), false),
    ] as [(String, Bool)])
  func overlapsOfWhatIsCutOff(views: String, isFound: Bool) throws {
    let found = try Example(views).findings().filter { $0.rule == .overlap }
    #expect(!found.isEmpty == isFound, "\(found)")
  }

  /// Where constraints contradict each other, which view gives way is open: what the rest looks like says nothing.
  @Test(arguments: [(1000, 0), (999, 1)])
  func overlapsBesideAConflict(priority: Int, count: Int) throws {
    func label(_ id: String, top: Int) -> String {
      """
      <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="20" y="\(top)" width="40" height="20.5"/>
      </label>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-\(id)-x"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="\(top)" id="Con-\(id)-y"/>
      """
    }
    let views =
      label("Ttl-00-001", top: 40) + "\n" + label("Ttl-00-002", top: 50) + """

        <constraint firstItem="Ttl-00-002" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="90" priority="\(priority)" id="Con-00-001"/>
        """
    let found = try Example(views).findings()
    #expect(found.contains { $0.rule == .conflict } == (priority == 1000))
    #expect(found.count { $0.rule == .overlap } == count, "\(found)")
  }

  /// The labels of a cell of the system's styles share its width by their texts; no stored frame cuts them off.
  @Test(arguments: [("Ein Titel", 0), (String(repeating: "Ein langer Titel ", count: 4), 1)])
  func labelsOfStandardCells(title: String, count: Int) throws {
    let scene = """
      <scene sceneID="Sce-00-001">
        <objects>
          <tableViewController id="Ctl-00-001" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <prototypes>
                <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" textLabel="Ttl-00-001" detailTextLabel="Det-00-001" style="IBUITableViewCellStyleValue1" id="Cel-00-001">
                  <rect key="frame" x="0.0" y="28" width="393" height="44"/>
                  <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="Cel-00-001" id="Con-00-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <subviews>
                      <label opaque="NO" text="Title" adjustsFontSizeToFit="NO" id="Ttl-00-001">
                        <rect key="frame" x="20" y="12" width="33" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                      <label opaque="NO" text="Detail" id="Det-00-001">
                        <rect key="frame" x="329" y="12" width="44" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                    </subviews>
                  </tableViewCellContentView>
                </tableViewCell>
              </prototypes>
            </tableView>
          </tableViewController>
        </objects>
      </scene>
      """
    let files = ["de.lproj/Main.strings": "\"Ttl-00-001.text\" = \"\(title)\";"]
    let found = try Example(scene, .scenes, files: files).findings()
    #expect(found.count { $0.rule == .clippedText } == count, "\(found)")
  }

  /// Of a contradiction another constraint may be given up, so that nothing is said about what lies in its views.
  @Test(arguments: [(150, 0), (100, 1)]) func controlsInAConflict(other: Int, count: Int) throws {
    func fixed(_ id: String, _ height: Int) -> String {
      #"<constraint firstAttribute="height" constant="\#(height)" id="\#(id)"/>"#
    }
    let views = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
        <rect key="frame" x="20" y="40" width="100" height="100"/>
        <subviews>
          <button opaque="NO" buttonType="system" fixedFrame="YES" id="Btn-00-001">
            <rect key="frame" x="60" y="10" width="80" height="50"/>
            <state key="normal" title="Send"/>
          </button>
        </subviews>
        <constraints>
          \(fixed("Con-00-001", 100))
          \(fixed("Con-00-002", other))
          <constraint firstAttribute="width" constant="100" id="Con-00-003"/>
        </constraints>
      </view>
      """
    let found = try Example(views).findings()
    #expect(found.contains { $0.rule == .conflict } == (count == 0))
    #expect(found.count { $0.rule == .touchesOutsideParent } == count, "\(found)")
  }

  /// A picture of a single point only takes the place of one.
  @Test(arguments: [(1.0, 0), (2, 1), (24, 1)])
  func buttonsWithAnEmptyPicture(length: Double, count: Int) throws {
    let views = """
      <button opaque="NO" buttonType="system" id="Btn-00-001">
        <rect key="frame" x="20" y="40" width="44" height="44"/>
        <state key="normal" image="dot"/>
      </button>
      <resources>
        <image name="dot" width="\(length)" height="\(length)"/>
      </resources>
      """
    let found = try Example(views).findings()
    #expect(found.count { $0.rule == .unlabelledControl } == count, "\(found)")
  }

  /// A user defined runtime attribute that names a colour decides what is seen, of a label and of what is behind it.
  @Test(
    arguments: [
      ("textColorName", true, false), ("titleColor", false, false),
      ("theme.textColour", true, false),
      ("backgroundColor", true, false), ("layer.borderColor", true, true),
      ("cornerRadius", true, true),
    ])
  func coloursOfRunTime(keyPath: String, hasClass: Bool, isFound: Bool) throws {
    let attribute = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="dark"/>
      </userDefinedRuntimeAttributes>
      """
    let pale = #"<color key="textColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/>"#
    let own = hasClass ? #"customClass="ThemedLabel""# : ""
    let label = Self.label("one", y: 40, own, inside: pale + attribute)
    #expect(try contrasts(label).isEmpty != isFound)
    // Behind the label.
    let view = """
      <view contentMode="scaleToFill" id="Box-00-001">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          \(Self.label("one", y: 40, "", inside: pale))
        </subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        \(attribute)
      </view>
      """
    #expect(try contrasts(view).isEmpty != isFound)
  }

  private func contrasts(_ views: String) throws -> [Finding] {
    try Example(views).findings().filter { $0.rule == .lowContrast }
  }

  /// The name of a set with the ending of PNG finds the set; with another ending of a picture it is a note that names the
  /// set, whatever else is near.
  @Test(
    arguments: [
      ("star.png", nil, nil), ("star.PNG", nil, nil),
      ("star.SVG", Severity.note, "the set 'star' is named without an ending"),
      ("photo.png", .warning, nil), ("stra.png", .warning, nil), ("star.txt", .warning, nil),
    ] as [(String, Severity?, String?)])
  func picturesNamedWithTheirEnding(name: String, severity: Severity?, hint: String?) throws {
    let example = try Example(
      """
      <imageView contentMode="scaleToFill" image="\(name)" id="Img-00-001">
        <rect key="frame" x="20" y="40" width="24" height="24"/>
      </imageView>
      <resources>
        <image name="\(name)" width="24" height="24"/>
      </resources>
      """,
      files: [
        "Assets.xcassets/star.imageset/Contents.json": #"{"images": []}"#,
        "Assets.xcassets/star_png.imageset/Contents.json": #"{"images": []}"#,
        "photo.jpg": "",
      ])
    let found = try example.findings().filter { $0.rule == .missingImage }
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
    if let hint { #expect(found.map(\.hint) == [hint]) }
  }

  /// Stored lengths that stand in for natural ones on the canvas yield to the other views' in a program.
  ///
  /// Two such views leave each other free.
  @Test(
    arguments: [
      (["view", "label"], false), (["label", "view", "label"], false), (["view", "view"], true),
      (["view", "label", "view"], true),
    ])
  func lengthsHeldOnTheCanvas(kinds: [String], isFound: Bool) throws {
    let views = kinds.enumerated().map { index, kind in
      """
      <\(kind) opaque="NO" contentMode="left" \(kind == "label" ? #"text="Title""# : "") translatesAutoresizingMaskIntoConstraints="NO" id="Arr-00-00\(index)">
        <rect key="frame" x="0" y="\(index * 30)" width="200" height="30"/>
      </\(kind)>
      """
    }
    let example = try Example(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="Sta-00-001">
        <rect key="frame" x="20" y="40" width="200" height="200"/>
        <subviews>
          \(views.joined())
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="200" id="Sta-wi-dth"/>
          <constraint firstAttribute="height" constant="200" id="Sta-he-igh"/>
        </constraints>
      </stackView>
      <constraint firstItem="Sta-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Sta-to-p01"/>
      <constraint firstItem="Sta-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Sta-le-ft1"/>
      """)
    let found = try example.findings().filter { $0.rule == .ambiguous }
    #expect(!found.isEmpty == isFound, "\(found)")
  }

  /// The cells of a table's hidden column are not seen.
  @Test(arguments: [("", true), (#"hidden="YES""#, false)])
  func cellsOfHiddenColumns(column: String, isFound: Bool) throws {
    func cell(_ id: String, x: Int) -> String {
      """
      <prototypeCellViews>
        <tableCellView id="Cel-\(id)">
          <rect key="frame" x="\(x)" y="1" width="100" height="20"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <textField id="Tex-\(id)">
              <rect key="frame" x="0" y="0" width="100" height="20"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
              <textFieldCell key="cell" title="A longer cell text" id="Fie-\(id)">
                <font key="font" metaFont="system"/>
              </textFieldCell>
            </textField>
          </subviews>
        </tableCellView>
      </prototypeCellViews>
      """
    }
    let example = try Example(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <objects>
          <customView id="Roo-00-001">
            <rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews>
              <tableView rowHeight="20" id="Tab-00-001">
                <rect key="frame" x="0" y="0" width="300" height="200"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <tableColumns>
                  <tableColumn width="100" \(column) id="Col-00-001">
                    \(cell("00-001", x: 1))
                  </tableColumn>
                  <tableColumn width="100" id="Col-00-002">
                    \(cell("00-002", x: 76))
                  </tableColumn>
                </tableColumns>
              </tableView>
            </subviews>
          </customView>
        </objects>
      </document>
      """, .document)
    let found = try example.findings().filter { $0.rule == .overlap }
    #expect(!found.isEmpty == isFound, "\(found)")
  }

  /// A toolbar item's label is that of the button in it.
  @Test(arguments: [(#"label="Shuffle""#, false), (#"label="""#, true), ("", true)])
  func buttonsInToolbarItems(label: String, isFound: Bool) throws {
    let example = try Example(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <objects>
          <window title="Window" id="Win-00-001">
            <rect key="contentRect" x="0" y="0" width="480" height="270"/>
            <view key="contentView" id="Con-00-001">
              <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
            </view>
            <toolbar key="toolbar" id="Too-00-001">
              <allowedToolbarItems>
                <toolbarItem implicitItemIdentifier="one" \(label) id="Ite-00-001">
                  <button key="view" id="But-00-001">
                    <rect key="frame" x="0" y="14" width="32" height="23"/>
                    <buttonCell key="cell" type="roundTextured" bezelStyle="texturedRounded" image="shuffle" imagePosition="only" id="Cel-00-001">
                      <font key="font" metaFont="system"/>
                    </buttonCell>
                  </button>
                </toolbarItem>
              </allowedToolbarItems>
            </toolbar>
          </window>
        </objects>
        <resources>
          <image name="shuffle" width="16" height="16"/>
        </resources>
      </document>
      """, .document)
    let found = try example.findings().filter { $0.rule == .unlabelledControl }
    #expect(!found.isEmpty == isFound, "\(found)")
  }

  /// A conflict of the first solve alone, with the inset of a stored position, is not reported.
  @Test(arguments: [(44, false), (40, true)])
  func insetsOfStoredPositions(height: Int, isFound: Bool) throws {
    let example = try Example(
      """
      <scene sceneID="Sce-00-001">
        <objects>
          <viewController id="Con-00-001" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="Roo-00-001">
              <rect key="frame" x="0" y="0" width="320" height="480"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="Bar-00-001">
                  <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
                  <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="Inn-00-001">
                      <rect key="frame" x="0" y="0" width="320" height="44"/>
                      <constraints>
                        <constraint firstAttribute="height" constant="44" id="Inn-he-igh"/>
                      </constraints>
                    </view>
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="Bar-sa-fe1"/>
                  <constraints>
                    <constraint firstAttribute="height" constant="\(height)" id="Bar-he-igh"/>
                    \(Self.pins("Inn-00-001", to: "Bar-sa-fe1"))
                  </constraints>
                </view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="Roo-sa-fe1"/>
              <constraints>
                <constraint firstItem="Bar-00-001" firstAttribute="top" secondItem="Roo-sa-fe1" secondAttribute="top" id="Bar-to-p01"/>
                <constraint firstItem="Bar-00-001" firstAttribute="leading" secondItem="Roo-00-001" secondAttribute="leading" id="Bar-le-ft1"/>
                <constraint firstItem="Bar-00-001" firstAttribute="trailing" secondItem="Roo-00-001" secondAttribute="trailing" id="Bar-ri-ght"/>
              </constraints>
            </view>
          </viewController>
        </objects>
      </scene>
      """, .scenes)
    let found = try example.findings().filter { $0.rule == .conflict }
    #expect(!found.isEmpty == isFound, "\(found)")
  }

  /// Views that scroll are compared with their stored frames as others are; what they scroll is not.
  @Test(
    arguments: ["view", "scrollView", "tableView", "collectionView", "textView", "imageView"])
  func viewsThatScrollAreCompared(kind: String) throws {
    func document(x: Double, inner: Double) -> String {
      let content =
        kind == "scrollView"
        ? """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="Inn-00-001">
        <rect key="frame" x="\(inner)" y="0" width="320" height="900"/></view></subviews>
        <constraints>
        \(Self.pins("Inn-00-001", to: "Box-00-001"))
        <constraint firstItem="Inn-00-001" firstAttribute="width" secondItem="Box-00-001" secondAttribute="width" id="Inn-wi-dth"/>
        <constraint firstItem="Inn-00-001" firstAttribute="height" constant="900" id="Inn-he-igh"/>
        </constraints>
        """ : ""
      return """
        <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="\(x)" y="0" width="320" height="480"/>
          \(content.replacing("\n", with: " "))
        </\(kind)>
        \(Self.pins("Box-00-001", to: "Roo-t0-001"))
        """
    }
    func misplaced(_ text: String) throws -> [String?] {
      try Example(text).findings().filter { $0.rule == .misplaced }.map(\.location.subject)
    }
    #expect(try misplaced(document(x: 40, inner: 0)) == ["Box-00-001"])
    #expect(try misplaced(document(x: 0, inner: 40)) == [])
  }

  nonisolated private static func pins(_ id: String, to other: String) -> String {
    ["top", "leading", "bottom", "trailing"].map { edge in
      #"<constraint firstItem="\#(id)" firstAttribute="\#(edge)" secondItem="\#(other)" secondAttribute="\#(edge)" id="\#(id)-\#(edge)"/>"#
    }.joined(separator: "\n")
  }
}
