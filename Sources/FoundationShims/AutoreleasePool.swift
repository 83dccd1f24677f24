/// Runs a body and returns what it returns.
///
/// Without Objective-C nothing is released later, so there is no pool; code that asks for one works.
///
/// - SeeAlso: Apple, "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A pointer through which a method hands an object back; a plain pointer, since there are no pools here.
///
/// - SeeAlso: Apple, "AutoreleasingUnsafeMutablePointer".
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
