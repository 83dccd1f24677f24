internal import Foundation
internal import PredicateFormats

/// Has the loader let predicates read what classes state for Objective-C.
@used @section(".init_array")
private let predicatesReadKeys: @convention(c) @Sendable () -> Void = {
  PredicateFormats.valueForKey = { object, key in
    (object as? NSObject).flatMap { ObjectiveCNames.perform(Selector(key), on: $0, []) }
  }
}
