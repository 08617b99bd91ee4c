/// The inputs of a filter that finds the least and the greatest red of an area.
public protocol CIAreaMinMaxRed: CIAreaReductionFilter {}
