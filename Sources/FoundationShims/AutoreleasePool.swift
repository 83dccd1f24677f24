/// Runs a closure and returns its result.
///
/// Without Objective-C no release is deferred, so there is no pool; code that uses one works.
///
/// - SeeAlso: Apple, "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A pointer through which a method returns an object; a plain pointer, since there are no pools here.
///
/// - SeeAlso: Apple, "AutoreleasingUnsafeMutablePointer".
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
