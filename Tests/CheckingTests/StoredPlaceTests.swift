import Checking
import Diagnostics
import TestSupport
import Testing
import Workbench

/// Stored places that only another safe area explains are not reported.
@MainActor struct StoredPlaceTests {
  /// A view of 100 × 20 points, 20 points from the root's left edge.
  ///
  /// - Parameters:
  ///   - y: The stored upper edge.
  ///   - anchor: The item and the attribute that its upper edge or centre is tied to.
  nonisolated private static func view(
    _ id: String, y: Double, _ anchor: (item: String, attribute: String), constant: Double
  ) -> (view: String, constraints: String) {
    let own = anchor.attribute == "centerY" ? "centerY" : "top"
    return (
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="100" height="20"/>
        <constraints>
          <constraint firstAttribute="width" constant="100" id="\(id)-width"/>
          <constraint firstAttribute="height" constant="20" id="\(id)-height"/>
        </constraints>
      </view>
      """,
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="\(id)-left"/>
      <constraint firstItem="\(id)" firstAttribute="\(own)" secondItem="\(anchor.item)" secondAttribute="\(anchor.attribute)" constant="\(constant)" id="\(id)-place"/>
      """
    )
  }

  /// What shows a controller.
  enum Surroundings: CaseIterable { case app, splitView, notification }

  nonisolated private static func scenes(
    _ views: [(view: String, constraints: String)], in surroundings: Surroundings
  ) -> String {
    let context =
      surroundings == .notification ? #"simulatedAppContext="notificationCenter""# : ""
    let holder = """
      <scene sceneID="holder">
        <objects>
          <splitViewController id="split" sceneMemberID="viewController">
            <connections>
              <segue destination="controller" kind="relationship" relationship="detailViewController" id="segue"/>
            </connections>
          </splitViewController>
        </objects>
      </scene>

      """
    let scene = """
      <scene sceneID="scene">
        <objects>
          <viewController id="controller" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" \(context) id="root">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                \(views.map(\.view).joined())
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>
                \(views.map(\.constraints).joined())
              </constraints>
            </view>
          </viewController>
        </objects>
      </scene>
      """
    return surroundings == .splitView ? holder + scene : scene
  }

  /// Views stored 40 points lower than constraints say, with a safe area that begins 20 points below the root's edge, were
  /// moved in an app; elsewhere the safe area may have been another one.
  @Test(
    arguments: [
      // Nothing else tells where the safe area was.
      ([view("one", y: 160, ("safe", "top"), constant: 100)], ["one"], []),
      ([view("one", y: 383.5, ("safe", "centerY"), constant: 0)], ["one"], []),
      // What hangs on such a view moved with it.
      (
        [
          view("one", y: 160, ("safe", "top"), constant: 100),
          view("two", y: 190, ("one", "bottom"), constant: 10),
        ], ["one", "two"], []
      ),
      // Another view agrees with the simulated one.
      (
        [
          view("one", y: 160, ("safe", "top"), constant: 100),
          view("two", y: 220, ("safe", "top"), constant: 200),
        ], ["one"], ["one"]
      ),
      // The root itself is where it is.
      ([view("one", y: 160, ("root", "top"), constant: 120)], ["one"], ["one"]),
      (
        [
          view("one", y: 160, ("safe", "top"), constant: 100),
          view("two", y: 340, ("root", "top"), constant: 300),
        ], ["one", "two"], ["two"]
      ),
    ] as [([(view: String, constraints: String)], [String], [String])], Surroundings.allCases)
  func placesInOtherSurroundings(
    _ row: (views: [(view: String, constraints: String)], app: [String], elsewhere: [String]),
    surroundings: Surroundings
  ) throws {
    let example = try Example(Self.scenes(row.views, in: surroundings), .scenes)
    let findings = try example.findings().filter { $0.rule == .misplaced }
    #expect(
      Set(findings.map(\.location.subject)) == Set(surroundings == .app ? row.app : row.elsewhere),
      "\(findings)")
  }
}
