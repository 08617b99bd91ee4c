// All modules that export Foundation to apps do so through this one, so that its declarations
// replace Foundation's own in files that import Foundation in no other way (Region.LR3,
// Region.LR6).
@_exported import Foundation
