extension Element {
  /// Returns the name of a picture that the element states: as an attribute, or in an `imageReference`, as documents of
  /// Xcode 13 and later have it.
  ///
  /// - Parameter key: The name of the attribute, which is the key of the child.
  package func imageName(_ key: String = "image") -> String? {
    self[key] ?? child("imageReference", key: key)?["image"]
  }

  /// Returns whether the picture that the element states is a symbol of the system.
  ///
  /// - Parameter key: The name of the attribute, which is the key of the child.
  package func statesSystemImage(_ key: String = "image") -> Bool {
    let stating = self[key] == nil ? child("imageReference", key: key) : self
    return stating?["catalog"] == "system"
  }
}
