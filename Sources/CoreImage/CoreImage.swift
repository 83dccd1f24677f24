// Apple's name of what ImageFilters is, for code that imports it.
@_exported public import ImageFilters
