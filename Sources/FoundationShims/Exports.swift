@_exported public import PredicateFormats
