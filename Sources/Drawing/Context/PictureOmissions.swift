/// The parts of a picture that are drawn otherwise than on Apple's systems, for want of what only these have.
public struct PictureOmissions: Sendable, Hashable, Codable {
  /// The symbols of the system that are drawn as a box, with the number of each, by name.
  public private(set) var symbols: [String: Int] = [:]
  /// The images of the program that are drawn as a box, with the number of each, by name.
  ///
  /// The sentence does not name them: the search for files names those that are missing.
  public private(set) var images: [String: Int] = [:]
  /// The families that replace fonts that are not installed, by the names of these.
  public private(set) var fonts: [String: String] = [:]
  /// The characters for which no installed font has a glyph.
  public private(set) var characters: Set<String> = []
  /// The views of classes that are not here, such as maps, that are drawn as a box, with the number of each, by kind.
  public private(set) var views: [String: Int] = [:]
  /// The materials that are drawn as flat colours, with the number of each, by name.
  public private(set) var materials: [String: Int] = [:]
  /// The parts of the screen around the view, such as bars, with the number of each, by name.
  public private(set) var surroundings: [String: Int] = [:]

  /// Creates a record without omissions.
  public init() {}

  /// Whether nothing is omitted.
  public var isEmpty: Bool {
    symbols.isEmpty && images.isEmpty && fonts.isEmpty && characters.isEmpty && views.isEmpty
      && surroundings.isEmpty && materials.isEmpty
  }

  /// Adds a symbol that is drawn as a box.
  package mutating func add(symbol name: String) { symbols[name, default: 0] += 1 }

  /// Adds an image that is drawn as a box.
  package mutating func add(image name: String) { images[name, default: 0] += 1 }

  /// Moves images to the symbols whose names are those of the system.
  package mutating func moveToSymbols(where isOfSystem: (String) -> Bool) {
    symbols.merge(images.filter { isOfSystem($0.key) }, uniquingKeysWith: +)
    images = images.filter { !isOfSystem($0.key) }
  }

  /// Adds a font that another family replaces.
  package mutating func add(font name: String, drawnAs family: String) { fonts[name] = family }

  /// Adds a character without a glyph.
  package mutating func add(characterWithoutGlyph scalar: Unicode.Scalar) {
    characters.insert(String(scalar))
  }

  /// Adds a view of a class that is not here.
  package mutating func add(view kind: String) { views[kind, default: 0] += 1 }

  /// Adds a material that is drawn as a flat colour.
  package mutating func add(material name: String) { materials[name, default: 0] += 1 }

  /// Adds a part of the screen around the view, by its name: `tab bar`.
  package mutating func add(surrounding name: String) { surroundings[name, default: 0] += 1 }

  /// Adds the omissions of another picture.
  public mutating func formUnion(_ other: PictureOmissions) {
    symbols.merge(other.symbols, uniquingKeysWith: +)
    images.merge(other.images, uniquingKeysWith: +)
    fonts.merge(other.fonts) { first, _ in first }
    characters.formUnion(other.characters)
    views.merge(other.views, uniquingKeysWith: +)
    surroundings.merge(other.surroundings, uniquingKeysWith: +)
    materials.merge(other.materials, uniquingKeysWith: +)
  }

  /// A sentence with a phrase for each kind of omission; nil without any.
  ///
  /// At most three names of a kind, in alphabetic order, so that equal pictures have equal sentences.
  public var sentence: String? {
    var phrases: [String] = []
    if !symbols.isEmpty {
      let count = symbols.values.reduce(0, +)
      phrases.append(
        "\(count) \(count == 1 ? "symbol" : "symbols") (\(Self.list(symbols.keys.sorted())))")
    }
    phrases += surroundings.sorted { $0.key < $1.key }.map {
      $0.value == 1 ? "a \($0.key)" : "\($0.value) \($0.key)s"
    }
    if !views.isEmpty {
      let count = views.values.reduce(0, +)
      phrases.append(
        "\(count) \(count == 1 ? "view" : "views") (\(Self.list(views.keys.sorted())))")
    }
    if !materials.isEmpty {
      let count = materials.values.reduce(0, +)
      phrases.append(
        "\(count) \(count == 1 ? "material" : "materials") as flat colours "
          + "(\(Self.list(materials.keys.sorted())))")
    }
    if !fonts.isEmpty {
      let names = fonts.sorted { $0.key < $1.key }.map { "\($0.key) → \($0.value)" }
      phrases.append(
        "\(fonts.count) \(fonts.count == 1 ? "font" : "fonts") (\(Self.list(names)))")
    }
    if !characters.isEmpty {
      let count = characters.count
      phrases.append(
        "\(count) \(count == 1 ? "character" : "characters") without a glyph "
          + "(\(Self.list(characters.sorted())))")
    }
    guard !phrases.isEmpty else { return nil }
    return "Not drawn as on the system: " + phrases.joined(separator: ", ") + "."
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > 3 ? ", …" : ""
    return names.prefix(3).joined(separator: ", ") + more
  }
}
