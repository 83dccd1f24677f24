import Foundation

/// Declarations in a file of a line each, which is read in a fraction of the time that symbol graphs take.
///
/// A line has a letter and fields after tabs: `T` a type with its module, its kind and its bases, `m` a member of the last
/// type, `g` a function or variable outside of types, `a` a name for another type. A first line says what the list was
/// made from.
struct NameList {
  /// The state of the sources that the list was made from.
  let key: String
  /// The declarations.
  let members: DeclaredMembers

  /// Creates a list.
  init(key: String, members: DeclaredMembers) {
    (self.key, self.members) = (key, members)
  }

  /// Creates a list whose types name bases as the list names them; bases that it has not say nothing.
  init(key: String, resolving members: DeclaredMembers) {
    let (types, aliases) = (members.types, members.aliases)
    members.types = types.mapValues { type in
      var type = type
      type.bases = type.bases.compactMap { base in
        if types[base] != nil || aliases[base] != nil { return base }
        // A name after that of its module.
        let rest = base.firstIndex(of: ".").map { String(base[base.index(after: $0)...]) }
        return rest.flatMap { types[$0] == nil ? nil : $0 }
      }
      return type
    }
    self.init(key: key, members: members)
  }

  /// The text of the file.
  var text: String {
    var lines = [key]
    for (name, signatures) in members.globals.sorted(by: { $0.key < $1.key }) {
      lines += signatures.map { "g\t\(Self.line(name, $0))" }
    }
    for (name, type) in members.aliases.sorted(by: { $0.key < $1.key }) {
      lines.append("a\t\(name)\t\(type.text)")
    }
    for (name, type) in members.types.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "T\t\(name)\t\(type.module ?? "")\t\(type.isProtocol ? "p" : "")\t\(type.bases.joined(separator: "\t"))"
      )
      for (member, signatures) in type.members.sorted(by: { $0.key < $1.key }) {
        // Types of one name and one result differ in what counts nothing here.
        var known: Set<String> = []
        lines += signatures.map { "m\t\(Self.line(member, $0))" }
          .filter { known.insert($0).inserted }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name with its signature: labels, the result, the parameters.
  private static func line(_ name: String, _ signature: Signature) -> String {
    let labels = signature.labels.map { $0.map { "\($0 ?? "_"):" }.joined() } ?? "-"
    return
      ([name, labels, signature.result?.text ?? ""]
      + signature.parameters.map { $0?.text ?? "" }).joined(separator: "\t")
  }

  /// Creates a list from its text; lines that are not of its form are skipped.
  init(reading text: String) {
    members = DeclaredMembers()
    var lines = text.utf8.split(separator: 10)[...]
    key = lines.popFirst().map { String(decoding: $0, as: UTF8.self) } ?? ""
    var name = ""
    var type = DeclaredType()
    func close() {
      if !name.isEmpty { members.types[name] = type }
    }
    for line in lines {
      let fields = line.split(separator: 9, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      switch (fields[0], fields.count) {
      case ("T", 5...):
        close()
        name = fields[1]
        type = DeclaredType(
          module: fields[2], isProtocol: fields[3] == "p",
          bases: fields[4...].filter { !$0.isEmpty })
      case ("m", 4...): type.members[fields[1], default: []].append(Self.signature(fields))
      case ("g", 4...): members.globals[fields[1], default: []].append(Self.signature(fields))
      case ("a", 3...): members.aliases[fields[1]] = CountedType(fields[2])
      default: continue
      }
    }
    close()
  }

  private static func signature(_ fields: [String]) -> Signature {
    let labels: [String?]? =
      fields[2] == "-"
      ? nil : fields[2].split(separator: ":").map { $0 == "_" ? nil : String($0) }
    return Signature(
      labels: labels, parameters: fields[4...].map { CountedType($0) },
      result: CountedType(fields[3]))
  }
}
