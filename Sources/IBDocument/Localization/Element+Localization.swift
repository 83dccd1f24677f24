extension Element {
  /// Returns the tree with replaced texts at the same positions; unchanged elements are shared.
  ///
  /// - Parameter translate: Returns the text for a slot and its text in the document; nil keeps it.
  /// - Complexity: O(elements).
  package func localized(_ translate: (TextSlot, String) -> String?) -> Element {
    localized(in: self["id"], number: 0, translate)
  }

  /// - Parameters:
  ///   - owner: The identifier of the enclosing object, to which the texts of inner elements belong.
  ///   - number: The number of preceding siblings with the same name.
  private func localized(
    in owner: String?, number: Int, _ translate: (TextSlot, String) -> String?
  ) -> Element {
    let id = self["id"]
    var attributes = attributes
    var isChanged = false
    func replace(_ attribute: String, _ property: String, of object: String) {
      guard let text = attributes[attribute],
        let new = translate(TextSlot(id: object, property: property), text), new != text
      else { return }
      attributes[attribute] = new
      isChanged = true
    }
    if let id {
      for name in TextSlot.attributes where attributes[name] != nil { replace(name, name, of: id) }
    } else if let owner, TextSlot.inner.contains(name) {
      for attribute in ["title", "subtitle", "label", "content"] where attributes[attribute] != nil
      {
        guard let property = TextSlot.property(of: attribute, in: self, number: number) else {
          continue
        }
        replace(attribute, property, of: owner)
      }
    }
    var text = text
    if id == nil, let owner, let key = self["key"], name == "string" || name == "mutableString",
      self["base64-UTF8"] != "YES"
    {
      let property = key == "content" ? "fragment[\(number)]" : key
      if TextSlot.attributes.contains(key) || key == "content",
        let new = translate(TextSlot(id: owner, property: property), text), new != text
      {
        text = new
        isChanged = true
      }
    }
    var counts: [String: Int] = [:]
    let inner = id ?? owner
    let localized = children.map { child in
      defer { counts[child.name, default: 0] += 1 }
      let isText = child.name == "string" || child.name == "mutableString"
      return child.localized(
        in: inner, number: isText ? number : counts[child.name, default: 0], translate)
    }
    isChanged = isChanged || !zip(children, localized).allSatisfy { $0 === $1 }
    guard isChanged else { return self }
    return Element(
      name: name, attributes: attributes, children: localized, text: text, position: position)
  }
}
