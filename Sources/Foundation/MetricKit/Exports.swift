// As on an iPhone, importing MetricKit gives the names of Foundation and of the log.
@_exported import TactusFoundation
@_exported import os
