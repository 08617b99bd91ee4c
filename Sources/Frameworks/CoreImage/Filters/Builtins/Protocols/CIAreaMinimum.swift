/// The inputs of a filter for the minimum of an area.
public protocol CIAreaMinimum: CIAreaReductionFilter {}
