/// Reads the XML subset Interface Builder writes into a tree of elements.
///
/// Why not the system's parser: it reports a place only after the tag has been read, it knows
/// entities and external files, which a layout document has no use for, and it costs several times
/// as much. This reader knows elements, attributes, character data, CDATA, comments, processing
/// instructions, the five predefined entities and character references. It refuses a document type
/// declaration, so no other entity can exist. Well-formedness is checked: names match, attributes do
/// not repeat, one root.
///
/// It is a loop over a stack, never recursive, and stops at `maximumDepth`. The bytes are valid
/// UTF-8 followed by one 0, which ends every inner loop without a bounds question.
struct XMLReader {
  /// Elements nested deeper than this are refused; the deepest document known to us has 33 levels.
  static let maximumDepth = 512

  /// An element with more attributes than this is refused: looking for a repeated one compares all
  /// pairs.
  static let maximumAttributes = 512

  let bytes: [UInt8]
  let path: String
  /// The next byte to read.
  var index = 0
  var names = NameTable()
  var places = PlaceFinder()
  /// The elements that are open, outermost first.
  private var open: [OpenElement] = []
  private var root: Element?

  /// An element whose end tag has not been read.
  private struct OpenElement {
    let name: String
    let attributes: [Element.Attribute]
    let position: SourcePosition
    var children: [Element] = []
    var text = ""
  }

  /// A reader of UTF-8 bytes without a byte order mark.
  init(bytes: [UInt8], path: String) {
    self.bytes = bytes + [0]
    self.path = path
  }

  /// Reads the whole text and returns its root element.
  mutating func read() throws(DocumentError) -> Element {
    while index < bytes.count - 1 {
      if bytes[index] == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        try readCharacterData()
      }
    }
    if let unfinished = open.last {
      throw DocumentError(
        .truncated(element: unfinished.name), path: path, position: unfinished.position)
    }
    guard let root else { throw DocumentError(.empty, path: path) }
    return root
  }

  private mutating func readMarkup() throws(DocumentError) {
    let next = bytes[index + 1]
    switch next {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "?"): try skipPast("?>", from: index + 2, what: "processing instruction")
    case UInt8(ascii: "!"):
      if has("<!--") {
        try skipPast("-->", from: index + 4, what: "comment")
      } else if has("<![CDATA[") {
        try readCDATA()
      } else if has("<!DOCTYPE") || has("<!ENTITY") {
        throw DocumentError(.declaration, path: path, position: place())
      } else {
        throw malformed("unknown declaration")
      }
    default: try readStartTag()
    }
  }

  private mutating func readStartTag() throws(DocumentError) {
    let position = place()
    guard root == nil || !open.isEmpty else { throw malformed("a second root element") }
    guard open.count < Self.maximumDepth else {
      throw DocumentError(.tooDeep(limit: Self.maximumDepth), path: path, position: position)
    }
    index += 1
    let name = try readName()
    var attributes: [Element.Attribute] = []
    while true {
      let hadBlank = skipBlanks()
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        open.append(OpenElement(name: name, attributes: attributes, position: position))
        return
      case UInt8(ascii: "/"):
        guard bytes[index + 1] == UInt8(ascii: ">") else { throw malformed("a stray slash") }
        index += 2
        close(OpenElement(name: name, attributes: attributes, position: position))
        return
      case 0:
        throw DocumentError(.truncated(element: name), path: path, position: position)
      default:
        guard hadBlank else { throw malformed("attributes that are not separated") }
        let attribute = try readAttribute(of: name, at: position)
        if attributes.contains(where: { $0.name == attribute.name }) {
          throw malformed("the attribute \(attribute.name) is given twice")
        }
        guard attributes.count < Self.maximumAttributes else {
          throw malformed("more than \(Self.maximumAttributes) attributes")
        }
        attributes.append(attribute)
      }
    }
  }

  private mutating func readEndTag() throws(DocumentError) {
    let start = index
    index += 2
    let name = try readName()
    skipBlanks()
    guard bytes[index] == UInt8(ascii: ">") else {
      if bytes[index] == 0, let last = open.last {
        throw DocumentError(.truncated(element: last.name), path: path, position: last.position)
      }
      throw malformed("an end tag that does not end")
    }
    index += 1
    guard let element = open.popLast() else {
      index = start
      throw malformed("</\(name)> closes nothing")
    }
    guard element.name == name else {
      index = start
      throw malformed("</\(name)> stands where </\(element.name)> is due")
    }
    close(element)
  }

  /// Makes the element and hands it to its parent.
  private mutating func close(_ element: OpenElement) {
    let made = Element(
      name: element.name, attributes: element.attributes, children: element.children,
      text: element.text.allSatisfy(\.isWhitespace) ? "" : element.text,
      position: element.position)
    if open.isEmpty {
      root = made
    } else {
      open[open.count - 1].children.append(made)
    }
  }

  private mutating func readCharacterData() throws(DocumentError) {
    let start = index
    skipBlanks()
    if bytes[index] == UInt8(ascii: "<") || index == bytes.count - 1 {
      // Blanks between tags, nearly all character data there is.
      if open.last?.text.isEmpty == false {
        open[open.count - 1].text += String(decoding: bytes[start..<index], as: UTF8.self)
      }
      return
    }
    guard !open.isEmpty else {
      throw malformed(root == nil ? "text before the root element" : "text after the root element")
    }
    index = start
    open[open.count - 1].text += try readText()
  }

  private mutating func readCDATA() throws(DocumentError) {
    guard !open.isEmpty else { throw malformed("CDATA outside the root element") }
    let start = index + 9
    try skipPast("]]>", from: start, what: "CDATA section")
    open[open.count - 1].text += String(decoding: bytes[start..<(index - 3)], as: UTF8.self)
  }
}
