/// The properties that a source file assigns to named objects.
struct SourceAssignments {
  /// Pairs of an object's name and a property's, such as `icon.image`.
  private var pairs: Set<String> = []

  /// Creates the assignments of a text in Swift or Objective-C.
  ///
  /// `icon.image = …`, `icon?.layer.opacity += …`, `icon.setImage(…)` and `[self.icon setImage:…]`; of a longer path
  /// each pair of neighbours counts. Comments are read like code.
  ///
  /// - Complexity: O(bytes).
  init(of bytes: [UInt8]) {
    var words = SourceWords(bytes)
    var path: [String] = []
    var last = 0
    while words.next() {
      let joint = bytes[last..<words.start]
      let isMember = !path.isEmpty && joint.contains(UInt8(ascii: ".")) && Self.isJoint(joint)
      let isMessage =
        !path.isEmpty && !joint.isEmpty && joint.allSatisfy { $0 == 32 || $0 == 93 }
        && words.after()?.byte == UInt8(ascii: ":")
      let word = words.word
      // `constraint.animator().constant` changes the constraint.
      if isMember, word == "animator" {
        last = words.end
        continue
      }
      if isMessage, let property = Self.property(setBy: word), let object = path.last {
        pairs.insert("\(object).\(property)")
      }
      path = isMember ? path + [word] : [word]
      last = words.end
      guard isMember, let next = words.after() else { continue }
      if let property = Self.property(setBy: word), next.byte == UInt8(ascii: "(") {
        pairs.insert("\(path[path.count - 2]).\(property)")
      } else if Self.assigns(bytes, from: next.place) {
        for (object, property) in zip(path, path.dropFirst()) {
          pairs.insert("\(object).\(property)")
        }
      }
    }
  }

  /// Whether an object's property is assigned.
  func contains(_ object: String, _ property: String) -> Bool {
    pairs.contains("\(object).\(property)")
  }

  /// Whether the bytes between two words join them to a path: a period, marks of optionals, and an empty call.
  private static func isJoint(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count <= 40 && bytes.allSatisfy { $0 <= 32 || [33, 40, 41, 46, 63].contains($0) }
  }

  /// The property of a setter: `setImage` sets `image`; nil for another name.
  private static func property(setBy word: String) -> String? {
    guard word.hasPrefix("set"), let first = word.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + word.dropFirst(4)
  }

  /// Whether an assignment begins at a place: `=`, `+=` and the like, not `==`.
  private static func assigns(_ bytes: [UInt8], from place: Int) -> Bool {
    var place = place
    if "+-*/|&".utf8.contains(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return false }
    return place + 1 >= bytes.count || bytes[place + 1] != UInt8(ascii: "=")
  }
}
