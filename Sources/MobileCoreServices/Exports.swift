// The name of CoreServices on iOS.
@_exported public import CoreServices
