#include "CCounter.h"
