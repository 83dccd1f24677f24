extension Element {
  /// Returns the name of an element's picture, from an attribute or from an `imageReference`, as in documents of Xcode
  /// 13 and later.
  ///
  /// - Parameter key: The name of the attribute, which is the key of the child.
  package func imageName(_ key: String = "image") -> String? {
    self[key] ?? child("imageReference", key: key)?["image"]
  }

  /// Returns whether an element's picture is a system symbol.
  ///
  /// - Parameter key: The name of the attribute, which is the key of the child.
  package func statesSystemImage(_ key: String = "image") -> Bool {
    let stating = self[key] == nil ? child("imageReference", key: key) : self
    return stating?["catalog"] == "system"
  }
}
