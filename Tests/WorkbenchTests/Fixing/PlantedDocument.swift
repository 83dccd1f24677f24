import Foundation

/// A document without findings, into whose views mistakes are planted that repairs take away again.
struct PlantedDocument {
  /// What is planted into a view.
  enum Fault: CaseIterable {
    /// A second width.
    case contradiction
    /// A stored frame that constraints do not give.
    case moved
    /// A constraint repeated.
    case twin
    /// Left in place of leading.
    case left
  }

  /// The number of views, in a column.
  static let count = 6

  /// The mistakes by the numbers of their views.
  var faults: [Int: Fault] = [:]
  /// The end of a line.
  var newline = "\n"
  /// Whether a byte order mark comes first.
  var hasMark = false

  /// The text with the mistakes.
  var planted: Data { data(faults) }

  /// The text after repairs: of a contradiction stays the constraint that became optional.
  func repaired(from planted: Data) -> Bool {
    let words = #" priority="999""#
    let text = String(decoding: planted, as: UTF8.self)
    let count = faults.values.count { $0 == .contradiction }
    guard text.split(separator: words, omittingEmptySubsequences: false).count == count + 1 else {
      return false
    }
    return Data(text.replacing(words, with: "").utf8)
      == data(faults.filter { $0.value == .contradiction })
  }

  private func data(_ faults: [Int: Fault]) -> Data {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <!-- <view id="b0"> ü > -->
        <objects>
          <view contentMode="scaleToFill" userLabel="日本 &gt; &quot;é&quot;" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
      \((0..<Self.count).map { box($0, faults[$0]) }.joined(separator: "\n"))
            </subviews>
            <constraints>
      \((0..<Self.count).flatMap { places($0, faults[$0]) }.joined(separator: "\n"))
            </constraints>
          </view>
        </objects>
      </document>

      """
    return Data(((hasMark ? "\u{FEFF}" : "") + text.replacing("\n", with: newline)).utf8)
  }

  private func box(_ number: Int, _ fault: Fault?) -> String {
    let isMoved = fault == .moved
    var sizes = [
      #"<constraint firstAttribute="width" constant="100" id="w\#(number)"/>"#,
      #"<constraint firstAttribute="height" constant="40" id="h\#(number)"/>"#,
    ]
    if fault == .contradiction {
      sizes.insert(
        #"<constraint firstAttribute="width" constant="137" id="p\#(number)"/>"#, at: 1)
    }
    return """
                <view contentMode="scaleToFill"\(isMoved ? " misplaced=\"YES\"" : "") \
      translatesAutoresizingMaskIntoConstraints="NO" id="b\(number)">
                  <rect key="frame" x="\(isMoved ? 40 : 20)" y="\(20 + 60 * number)" \
      width="100" height="\(isMoved ? "33.5" : "40")"/>
                  <constraints>
      \(sizes.map { String(repeating: " ", count: 14) + $0 }.joined(separator: "\n"))
                  </constraints>
                </view>
      """
  }

  private func places(_ number: Int, _ fault: Fault?) -> [String] {
    func line(_ attribute: String, _ constant: Int, _ id: String) -> String {
      String(repeating: " ", count: 10)
        + #"<constraint firstItem="b\#(number)" firstAttribute="\#(attribute)" secondItem="root" "#
        + #"secondAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)\#(number)"/>"#
    }
    let first = line(fault == .left ? "left" : "leading", 20, "x")
    let second = line("top", 20 + 60 * number, "y")
    return fault == .twin
      ? [first, second, line("top", 20 + 60 * number, "p")] : [first, second]
  }
}
