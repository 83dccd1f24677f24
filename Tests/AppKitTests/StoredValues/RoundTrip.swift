import Testing

/// Sets a property, and expects its first value and the new one.
@MainActor func expectStored<Root: AnyObject, Value: Equatable>(
  _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, from first: Value,
  to value: Value, _ location: SourceLocation = #_sourceLocation
) {
  #expect(object[keyPath: property] == first, sourceLocation: location)
  object[keyPath: property] = value
  #expect(object[keyPath: property] == value, sourceLocation: location)
}

/// Sets a property that holds an object, and expects the object.
@MainActor func expectHeld<Root: AnyObject, Value: AnyObject>(
  _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value?>, _ value: Value,
  _ location: SourceLocation = #_sourceLocation
) {
  object[keyPath: property] = value
  #expect(object[keyPath: property] === value, sourceLocation: location)
}
