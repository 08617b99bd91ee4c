// All modules that export Foundation to apps do so through this one. In a file that imports
// Foundation in no other way, the declarations of this module replace Foundation's and Dispatch's
// own (AppLife.PT5).
@_exported import TactusRegion
@_exported import TactusSelectors
