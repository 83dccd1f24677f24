// The module cannot be called Combine: packages that are built beside it ask `canImport(Combine)`.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
