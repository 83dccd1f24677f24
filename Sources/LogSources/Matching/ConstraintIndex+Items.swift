internal import ConflictLogs

extension ConstraintIndex {
  /// Compares an item of a statement with an item in a log and returns the evidence; nil if they differ.
  func compare(_ reference: Reference, _ item: LogItem, in statement: Statement)
    -> ItemComparison?
  {
    switch reference {
    case .unknown: return ItemComparison()
    case .superview(let type): return isGuide(item) == true ? nil : compareSuperview(type, item)
    case .guide: return isGuide(item) == false ? nil : ItemComparison(isSame: isGuide(item) == true)
    case .document(let number): return compare(items[number], item)
    case .own(let type): return isGuide(item) == true ? nil : compareOwn(type, item, statement.file)
    case .named(let name): return compareNamed(name, item, statement.file)
    }
  }

  /// Whether an item is a guide; nil if its class is not printed.
  private func isGuide(_ item: LogItem) -> Bool? {
    item.className.map { $0.contains("LayoutGuide") }
  }

  // MARK: Documents

  /// Compares an item of a document.
  private func compare(_ own: DocumentItem, _ item: LogItem) -> ItemComparison? {
    if own.isGuide {
      return isGuide(item) == false
        ? nil : ItemComparison(isSame: isGuide(item) == true, isOnlyInTree: isOnlyInTree(own))
    }
    var result = ItemComparison(isOnlyInTree: isOnlyInTree(own))
    if let name = item.className.map(ClassWords.plainName), let className = own.className {
      guard name == className else { return nil }
      result.isSame = true
      if own.isCustom {
        result.isDistinct = true
        result.isUnique = isOnlyClass(name)
      }
      if ClassName.isTelling(name) { result.words = "the class \(name)" }
    }
    if let text = item.text, let known = own.text {
      if Self.begins(known, text) {
        result.isDistinct = true
        result.words = "the text \"\(text)\""
        result.isUnique = result.isUnique || isOnlyText(known)
      } else {
        result.hasOtherText = true
      }
    } else if own.text != nil, result.isSame, item.className == "UILabel" {
      // A label prints its text, so an item without text does not match, or no longer matches, the document's.
      result.hasOtherText = true
    }
    if let name = item.name, name != "|",
      let known = own.names.first(where: { Self.names(name, $0) })
    {
      result.isDistinct = true
      result.words = "the name `\(name)`"
      result.isUnique = result.isUnique || isOnlyName(known)
      if item.className == nil { result.isSame = true }
    }
    return result
  }

  /// Whether a text matches a printed one.
  ///
  /// Logs truncate long texts and print line breaks as `\n`.
  private static func begins(_ text: String, _ printed: String) -> Bool {
    let printed = printed.replacing("\\n", with: "\n")
    guard printed.hasSuffix("...") else { return text == printed }
    return text.hasPrefix(printed.dropLast(3))
  }

  /// Whether a printed name equals a name, alone or as a member of a path.
  private static func names(_ printed: String, _ name: String) -> Bool {
    printed == name || printed.hasSuffix("." + name)
  }

  // MARK: Sources

  /// Views often constrain their subviews to themselves, but another superview is possible.
  private func compareSuperview(_ type: String?, _ item: LogItem) -> ItemComparison {
    guard let type, !ClassName.isToolkits(type), item.className.map(ClassWords.plainName) == type
    else {
      return ItemComparison()
    }
    return ItemComparison(words: "the class \(type)", isSame: true, isDistinct: true)
  }

  /// Compares the object itself, given its type.
  private func compareOwn(_ type: String?, _ item: LogItem, _ file: Int) -> ItemComparison? {
    guard let type else { return ItemComparison() }
    var result = ItemComparison()
    if let name = item.name, files[file].ownNames[name]?.contains(type) == true {
      result.isDistinct = true
      result.words = "the name `\(name)`"
    }
    guard let className = item.className.map(ClassWords.plainName) else { return result }
    // An extension of a toolkit class usually contains helpers for all views.
    guard !ClassName.isToolkits(type) else { return result }
    guard isKind(className, of: type) != false else { return nil }
    if isKind(className, of: type) == true {
      result = ItemComparison(
        words: "the class \(className)", isSame: true, isDistinct: true)
    }
    return result
  }

  /// Compares a variable or a property.
  private func compareNamed(_ name: String, _ item: LogItem, _ file: Int) -> ItemComparison? {
    var result = ItemComparison()
    if let className = item.className.map(ClassWords.plainName) {
      let types = files[file].types[name] ?? globalTypes(name)
      let kinds = types.map { isKind(className, of: $0) }
      // All types with the name in the file exclude the class.
      if !kinds.isEmpty, kinds.allSatisfy({ $0 == false }) { return nil }
      if types.contains(className), ClassName.isTelling(className) {
        result.isSame = true
        result.isDistinct = !ClassName.isToolkits(className)
        result.words = "the class \(className) of `\(name)`"
      }
    }
    if let text = item.text,
      files[file].texts[name]?.contains(where: { Self.begins($0, text) }) == true
    {
      result.isDistinct = true
      result.words = "the text \"\(text)\" of `\(name)`"
    }
    if let printed = item.name, printed != "|",
      Self.names(printed, name) || files[file].names[printed]?.contains(name) == true
    {
      result.isDistinct = true
      result.words = "the name `\(printed)`"
    }
    return result
  }

  /// The types with a name in the entire project, if there are few.
  private func globalTypes(_ name: String) -> Set<String> {
    guard let found = types[name], found.count == 1 else { return [] }
    return found
  }

  /// Whether an object of a class may be referred to by a type; nil if unknown.
  private func isKind(_ className: String, of type: String) -> Bool? {
    if className == type { return true }
    if ClassName.roots.contains(type) { return nil }
    // An instance of a toolkit's root class is not of another class.
    if ClassName.roots.contains(className) {
      return ClassName.leaves.contains(type) || supertypes[type] != nil ? false : nil
    }
    if ClassName.leaves.contains(className) {
      if ClassName.leaves.contains(type) || supertypes[type] != nil { return false }
      return nil
    }
    // Walk up the declared supertypes of the class.
    var current = className
    for _ in 0..<32 {
      guard let parent = supertypes[current], !parent.isEmpty else { return nil }
      if parent == type { return true }
      if ClassName.isToolkits(parent) { return isKind(parent, of: type) }
      current = parent
    }
    return nil
  }
}
