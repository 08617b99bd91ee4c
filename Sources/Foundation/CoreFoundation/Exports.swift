// The aliases refer to Foundation's types.
@_exported import TactusVirtualTime
