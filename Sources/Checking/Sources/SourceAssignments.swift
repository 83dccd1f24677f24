/// The properties that a source file assigns to named objects.
struct SourceAssignments {
  /// The pairs of an object's and a property's name, such as `icon.image`.
  private var pairs: Set<String> = []
  /// The literals that identifiers of named objects are compared with, such as `width` of `item`.
  private var identifiers: Set<[String]> = []

  /// Creates the assignments from a Swift or Objective-C source.
  ///
  /// Recognised are `icon.image = …`, `icon?.layer.opacity += …`, `icon.setImage(…)` and `[self.icon setImage:…]`. In a
  /// longer path, each pair of adjacent names counts. Comments are read like code.
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
      } else if word == "identifier", let text = Self.comparedText(bytes, from: next.place) {
        identifiers.insert([path[path.count - 2], text])
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

  /// The literals that identifiers of objects are compared with of which one of some properties is assigned.
  ///
  /// `width` of `if item.identifier == "width" { item.constant = 3 }`, in any order.
  func identifiers(assigning properties: Set<String>) -> Set<String> {
    Set(
      identifiers.filter { pair in properties.contains { contains(pair[0], $0) } }.map { $0[1] })
  }

  /// The literal that follows `==` at a place; nil for anything else.
  private static func comparedText(_ bytes: [UInt8], from place: Int) -> String? {
    guard bytes[place...].starts(with: "==".utf8) else { return nil }
    let rest = bytes[(place + 2)...].drop { $0 == 32 }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let text = rest.dropFirst().prefix(100).prefix {
      $0 != UInt8(ascii: "\"") && $0 != 92 && $0 != 10
    }
    guard text.endIndex < bytes.count, bytes[text.endIndex] == UInt8(ascii: "\"") else {
      return nil
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the bytes between two words join them to a path: a period, marks of optionals, and an empty call.
  private static func isJoint(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count <= 40 && bytes.allSatisfy { $0 <= 32 || [33, 40, 41, 46, 63].contains($0) }
  }

  /// The property for the name of a setter: `setImage` sets `image`; nil for any other name.
  private static func property(setBy word: String) -> String? {
    guard word.hasPrefix("set"), let first = word.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + word.dropFirst(4)
  }

  /// Whether an assignment begins at an offset: `=` or an operator such as `+=`, but not `==`.
  private static func assigns(_ bytes: [UInt8], from place: Int) -> Bool {
    var place = place
    if "+-*/|&".utf8.contains(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return false }
    return place + 1 >= bytes.count || bytes[place + 1] != UInt8(ascii: "=")
  }
}
