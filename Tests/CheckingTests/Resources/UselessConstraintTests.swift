import Checking
import Diagnostics
import Testing

/// Constraints whose second item does not matter.
@MainActor struct UselessConstraintTests {
  /// A constraint that a box holds, and whether it is useless.
  @Test(arguments: [
    (#"firstAttribute="width" constant="100""#, false),
    (#"firstAttribute="width" constant="0""#, false),
    (
      #"firstAttribute="width" secondItem="Roo-t0-001" secondAttribute="width" multiplier="0""#,
      true
    ),
    (
      #"firstAttribute="height" secondItem="Roo-t0-001" secondAttribute="width" multiplier="0:1""#,
      true
    ),
    (
      #"firstAttribute="width" secondItem="Roo-t0-001" secondAttribute="width" multiplier="0.001""#,
      false
    ),
    (#"firstAttribute="width" secondItem="Box-00-001" secondAttribute="width""#, true),
    (
      #"firstAttribute="width" secondItem="Box-00-001" secondAttribute="width" constant="4""#, true
    ),
    (#"firstAttribute="width" secondItem="Box-00-001" secondAttribute="height""#, false),
    (
      #"firstAttribute="width" secondItem="Box-00-001" secondAttribute="width" placeholder="YES""#,
      false
    ),
    (#"firstAttribute="width" secondItem="gone" secondAttribute="width" multiplier="0""#, false),
  ])
  func aConstraintIsUseless(text: String, isUseless: Bool) throws {
    let example = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
        <rect key="frame" x="20" y="40" width="100" height="50"/>
        <constraints>
          <constraint \(text) id="Con-00-001"/>
        </constraints>
      </view>
      """
    let found = try Example(example).findings().filter { $0.rule == .uselessConstraint }
    #expect(found.map(\.location.subject) == (isUseless ? ["Con-00-001"] : []))
  }
}
