import Foundation
import ReportFormats
import TestSupport

@testable import Workbench

/// Questions to a session about one document.
@MainActor struct Asked {
  let session: PreviewSession
  /// The state of the document as designed, or another one.
  var state: PreviewState

  /// Asks about a file.
  init(path: String, session: PreviewSession = PreviewSession()) {
    self.session = session
    state = PreviewState(document: path)
  }

  /// Asks about a text, which becomes a file.
  init(_ text: String, name: String = "Main.xib") throws {
    let file = try TestFolder.make().appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    self.init(path: file.path)
  }

  /// The path of the document.
  var path: String { state.document }

  /// The same document with changes.
  func changed(_ changes: String...) -> Asked {
    var result = self
    result.state.changes = changes
    return result
  }

  /// Returns the answer to a question.
  func answer(
    _ kind: PreviewQuery.Kind, scene: String? = nil, view: String? = nil, edge: String? = nil,
    distance: Double? = nil, version: String? = nil
  ) throws -> PreviewAnswer {
    var query = PreviewQuery(kind, of: state, scene: scene)
    (query.view, query.edge, query.distance, query.version) = (view, edge, distance, version)
    return try PreviewAnswer(try session.answer(query))
  }
}

/// An answer as values of JSON.
struct PreviewAnswer {
  let members: [String: Any]

  init(_ text: JSONText) throws {
    members = try Self.object(text.text(.dense))
  }

  private init(_ members: [String: Any]) { self.members = members }

  private static func object(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// The text of a string; nil for another value.
  func string(_ name: String) -> String? { members[name] as? String }

  /// A truth value; nil for another value.
  func bool(_ name: String) -> Bool? { (members[name] as? NSNumber)?.boolValue }

  /// A number; nil for another value.
  func number(_ name: String) -> Double? { (members[name] as? NSNumber)?.doubleValue }

  /// The numbers in an array, null as nil.
  func numbers(_ name: String) -> [Double?] {
    (members[name] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue }
  }

  /// The strings in an array.
  func strings(_ name: String) -> [String] { members[name] as? [String] ?? [] }

  /// The objects in an array.
  func objects(_ name: String) -> [PreviewAnswer] {
    (members[name] as? [[String: Any]] ?? []).map { PreviewAnswer($0) }
  }

  /// The object with a text as the value of a member.
  func object(_ list: String, _ name: String, _ value: String) -> PreviewAnswer? {
    objects(list).first { $0.string(name) == value }
  }

  /// The rectangles by the ids of views, of an answer to `layout`.
  var frames: [String: CGRect] {
    let numbers = numbers("frames").map { $0 ?? .nan }
    let views = objects("views")
    guard numbers.count == 4 * views.count else { return [:] }
    return Dictionary(
      views.enumerated().map { index, view in
        let frame = numbers[(4 * index)..<(4 * index + 4)].map { CGFloat($0) }
        return (
          view.string("id") ?? "",
          CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension CGRect {
  /// Whether all four numbers differ at most by a tolerance.
  func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

/// Documents for questions.
enum PreviewDocuments {
  /// A `.xib` for iOS around a root of 320 × 480, without a safe area.
  static func xib(_ inside: String, outlets: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
                <connections>
    \(outlets)
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    \(inside)
            </view>
        </objects>
    </document>

    """
  }

  /// Views held by equations of all kinds: distances, centres, multipliers and lengths.
  static let boxes = xib(
    """
                <subviews>
                    <view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="16" y="20" width="100" height="40"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="box-w"/>
                            <constraint firstAttribute="height" constant="40" id="box-h"/>
                        </constraints>
                    </view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="mid">
                        <rect key="frame" x="75" y="68" width="170" height="30"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="30" id="mid-h"/>
                            <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="25" priority="500" id="mid-m"/>
                        </constraints>
                    </view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="cor">
                        <rect key="frame" x="95" y="344" width="60" height="20"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="60" id="cor-w"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="box-l"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="box-t"/>
                    <constraint firstItem="mid" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="mid-x"/>
                    <constraint firstItem="mid" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" constant="10" id="mid-w"/>
                    <constraint firstItem="mid" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="8" id="mid-t"/>
                    <constraint firstAttribute="trailing" secondItem="cor" secondAttribute="trailing" multiplier="2" constant="10" id="cor-r"/>
                    <constraint firstItem="cor" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" multiplier="0.75" constant="4" id="cor-b"/>
                    <constraint firstItem="cor" firstAttribute="height" secondItem="box" secondAttribute="height" multiplier="0.5" id="cor-h"/>
                </constraints>
    """,
    outlets: """
                      <outlet property="gap" destination="box-t" id="out-1"/>
                      <outlet property="card" destination="box" id="out-2"/>
      """)
}
