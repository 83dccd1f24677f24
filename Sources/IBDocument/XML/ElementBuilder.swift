internal import CExpat
internal import Diagnostics

/// Builds elements from expat's events.
///
/// It uses a stack of open elements instead of recursion, and rejects texts that must not be read further.
final class ElementBuilder {
  /// An element whose end tag has not been read.
  struct OpenElement {
    let name: String
    let attributes: [String: String]
    let position: SourcePosition
    var children: [Element] = []
    /// The character data in UTF-8.
    var text: [UInt8] = []
  }

  /// The reason for rejecting a part that expat accepts; nothing is read after it.
  private(set) var refusal: (reason: DocumentError.Reason, position: SourcePosition)?
  /// The root element, once its end tag was read.
  private(set) var root: Element?
  /// The open elements, outermost first.
  private(set) var open: [OpenElement] = []
  /// The offset of the last CDATA section.
  private(set) var section = 0

  private let parser: XML_Parser
  private let bytes: [UInt8]
  private var places = PlaceFinder()

  /// Creates a builder that receives all events of a parser.
  ///
  /// - Parameter parser: The parser, which must not run after the builder is deallocated.
  init(parser: XML_Parser, bytes: [UInt8]) {
    self.parser = parser
    self.bytes = bytes
    // C functions have no context, so expat passes them this pointer. It is not retained: the reader keeps the builder
    // alive while the parser runs.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name, let attributes else { return }
        ElementBuilder.of(data)?.start(name, attributes)
      },
      { data, _ in ElementBuilder.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      ElementBuilder.of(data)?.append(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    // Receives all other events. With this handler, entities of a document are not expanded.
    XML_SetDefaultHandler(parser) { data, text, count in
      ElementBuilder.of(data)?.pass(UnsafeBufferPointer(start: text, count: Int(count)))
    }
  }

  /// The offset of the current event or error.
  var offset: Int { min(max(0, Int(XML_GetCurrentByteIndex(parser))), bytes.count) }

  /// Returns the position of a byte; efficient unless it precedes the last one.
  func position(of offset: Int) -> SourcePosition { places.position(of: offset, in: bytes) }

  private static func of(_ data: UnsafeMutableRawPointer?) -> ElementBuilder? {
    data.map { Unmanaged<ElementBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func refuse(_ reason: DocumentError.Reason) {
    refusal = (reason, position(of: offset))
    XML_StopParser(parser, XML_Bool(0))
  }

  /// Begins an element.
  ///
  /// - Parameter attributes: Alternating names and values; nil after the last one.
  private func start(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    guard refusal == nil else { return }
    guard open.count < DocumentLimits.depth else {
      return refuse(.tooDeep(limit: DocumentLimits.depth))
    }
    var count = 0
    while attributes[2 * count] != nil { count += 1 }
    guard count <= DocumentLimits.attributes else {
      return refuse(.malformed("more than \(DocumentLimits.attributes) attributes"))
    }
    var found = [String: String](minimumCapacity: count)
    for index in 0..<count {
      guard let name = attributes[2 * index], let value = attributes[2 * index + 1] else {
        continue
      }
      found[String(cString: name)] = String(cString: value)
    }
    open.append(
      OpenElement(
        name: String(cString: name), attributes: found, position: position(of: offset)))
  }

  private func end() {
    // expat ends an element without content even if its start was rejected.
    guard refusal == nil, let element = open.popLast() else { return }
    let made = Element(
      name: element.name, attributes: element.attributes, children: element.children,
      text: Self.text(element.text), position: element.position)
    if open.isEmpty {
      root = made
    } else {
      open[open.count - 1].children.append(made)
    }
  }

  /// Returns the character data of an element: empty if it is blank.
  private static func text(_ bytes: [UInt8]) -> String {
    // Nearly all elements contain only line breaks and indentation. Checking the Unicode properties of every character
    // took half of the reading time.
    guard !bytes.allSatisfy(XMLReader.isBlank) else { return "" }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.allSatisfy(\.isWhitespace) ? "" : text
  }

  private func append(_ text: UnsafeBufferPointer<CChar>) {
    guard refusal == nil, !open.isEmpty else { return }
    text.withMemoryRebound(to: UInt8.self) { open[open.count - 1].text += $0 }
  }

  /// Checks a piece of markup that is not an element.
  private func pass(_ markup: UnsafeBufferPointer<CChar>) {
    guard refusal == nil else { return }
    markup.withMemoryRebound(to: UInt8.self) { markup in
      if XMLFault.isDeclaration(markup) {
        refuse(.declaration)
      } else if markup.elementsEqual("<![CDATA[".utf8) {
        section = offset
      }
    }
  }
}
