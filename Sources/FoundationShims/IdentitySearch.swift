extension Array where Element: AnyObject {
  /// The index of the first identical object, as in `NSArray.indexOfObjectIdentical(to:)`; nil without one.
  ///
  /// Inlinable, since unspecialized code copies every element. `firstIndex(where:)` with a closure of the main
  /// actor would check the actor at every element.
  ///
  /// - Complexity: O(elements).
  @inlinable package func index(ofObjectIdenticalTo object: Element) -> Int? {
    var index = startIndex
    while index < endIndex {
      if self[index] === object { return index }
      index += 1
    }
    return nil
  }
}
