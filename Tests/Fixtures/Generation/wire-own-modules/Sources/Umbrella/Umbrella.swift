// Declares nothing.

@_exported public import Core
@_exported public import Shop
