/// A tool of a canvas view.
public protocol PKTool {}
