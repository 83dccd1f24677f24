extension Element {
  /// Returns the name of a picture that the element states: as an attribute, or in an `imageReference`, as documents of
  /// Xcode 13 and later have it.
  ///
  /// - Parameter key: The name of the attribute, which is the key of the child.
  package func imageName(_ key: String = "image") -> String? {
    self[key] ?? child("imageReference", key: key)?["image"]
  }
}
